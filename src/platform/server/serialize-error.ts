import { Refusal } from '#platform/api.contract.ts'
import { unavailabilityOf } from './database/database-unavailable.ts'

export interface LoggedError {
  type: string
  message?: string
  /** SQLSTATE, `ECONNREFUSED` or the code of a refusal. */
  code?: string
  syscall?: string
  constraint?: string
  table?: string
  /** Such as `insert into "sessions"`. */
  statement?: string
  stack: string[]
  cause?: LoggedError
}

/** An error whose message never quotes input or data, so that it may be logged. */
export class LoggableError extends Error {}

const maxCauses = 4
/** V8's own, which quote names of the code only. */
const engineMessages =
  /^(?:Cannot read properties of (?:undefined|null)(?: \(reading '[\w$]+'\))?|[\w$.]{1,80} is not (?:a function|defined|iterable|a constructor))$/
const frame = /^ {4}at (?:[\w$.<>[\] ]+ \()?(?:file:|node:|\/|[A-Z]:\\)[^()]*:\d+:\d+\)?$/
const statementStart = /^\s*(insert into|update|delete from|select)\b(?:[^$]*?\bfrom\b)?\s*("?\w+"?)/i
const code = /^[A-Z0-9_]{1,60}$/

/**
 * For the log, by an allow-list: messages of database errors quote hashes, tokens, addresses and notes, as do their
 * other fields.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] }
  const fields = error as Error & Record<string, unknown>
  const { cause } = error
  return {
    type: nameOf(error),
    ...only('message', loggableMessage(error)),
    ...only('code', matching(fields.code, code)),
    ...only('syscall', matching(fields.syscall, /^\w{1,30}$/)),
    ...only('constraint', matching(fields.constraint, /^\w{1,63}$/)),
    ...only('table', matching(fields.table, /^\w{1,63}$/)),
    ...only('statement', statementOf(fields.query)),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < maxCauses && { cause: serializeError(cause, depth + 1) }),
  }
}

/** The message if it is one that may be logged. */
export function loggableMessage(error: Error): string | undefined {
  if (error instanceof Refusal || error instanceof LoggableError) return error.message
  return unavailabilityOf(error) ?? matching(error.message, engineMessages)
}

function nameOf(error: Error): string {
  return matching(error.constructor.name, /^\w{1,60}$/) ?? 'Error'
}

function statementOf(query: unknown): string | undefined {
  if (typeof query !== 'string') return undefined
  const [, verb, table] = statementStart.exec(query) ?? []
  return verb && table && `${verb.toLowerCase()} ${table}`
}

/** The message stands in front of the frames and may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = message ? stack.indexOf(message) : 0
  const lines = start < 0 ? [] : stack.slice(start + message.length).split('\n')
  return lines.filter(line => frame.test(line)).map(line => line.trim())
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}

function only<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>)
}
