import * as z from 'zod/mini'

/** For schemas without a message of their own. */
export function setValidationMessages(): void {
  z.config({ customError: issue => messageFor(issue) })
}

function messageFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `This address does not take ${issue.keys.map(key => `“${key}”`).join(', ')}`
    case 'too_big':
      return issue.origin === 'string'
        ? `Please keep it under ${Number(issue.maximum) + 1} characters`
        : `Please give at most ${issue.maximum}`
    case 'too_small':
      return `Please give at least ${issue.minimum}`
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `This has to be ${withArticle(issue.expected)}`
    default:
      return 'This is not right'
  }
}

function withArticle(type: string): string {
  const name = { string: 'text', int: 'whole number', object: 'JSON object', array: 'list' }[type] ?? type
  return name === 'text' ? name : `a ${name}`
}
