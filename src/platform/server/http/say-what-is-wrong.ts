import * as z from 'zod/mini'

/** What is wrong with an input, in words for people. Used where a schema brings no words of its own. */
export function sayWhatIsWrong(): void {
  z.config({ customError: issue => sentenceFor(issue) })
}

function sentenceFor(issue: z.core.$ZodRawIssue): string {
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
      return issue.input === undefined ? 'This is missing' : `This has to be ${article(issue.expected)}`
    default:
      return 'This is not right'
  }
}

function article(kind: string): string {
  const name = { string: 'text', int: 'whole number', object: 'JSON object', array: 'list' }[kind] ?? kind
  return name === 'text' ? name : `a ${name}`
}
