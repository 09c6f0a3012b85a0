import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

/** Each part of a request is parsed by its schema. What does not fit is refused with a sentence for each field. */
export function validateRequests(app: FastifyInstance): void {
  // For schemas without a message of their own.
  z.config({ customError: issue => messageFor(issue) })
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => data => {
    const { data: value, error } = z.safeParse(schema, data)
    return error ? { error: invalidInput(error.issues) } : { value }
  })
}

function invalidInput(issues: readonly z.core.$ZodIssue[]): Refusal {
  const sentences = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!sentences.has(field)) sentences.set(field, message)
  }
  const [first = 'This is invalid'] = sentences.values()
  sentences.delete('')
  return new Refusal(
    'INVALID_INPUT',
    { status: commonRefusals.INVALID_INPUT.status, error: first },
    sentences.size > 0 ? Object.fromEntries(sentences) : undefined,
  )
}

function messageFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Unknown field ${issue.keys.map(key => `“${key}”`).join(', ')}`
    case 'too_big':
      return issue.origin === 'string'
        ? `Please keep it under ${Number(issue.maximum) + 1} characters`
        : `Please give at most ${issue.maximum}`
    case 'too_small':
      return `Please give at least ${issue.minimum}`
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `This must be ${withArticle(issue.expected)}`
    default:
      return 'This is invalid'
  }
}

function withArticle(type: string): string {
  const name = { string: 'text', int: 'whole number', object: 'JSON object', array: 'list' }[type] ?? type
  return name === 'text' ? name : `a ${name}`
}
