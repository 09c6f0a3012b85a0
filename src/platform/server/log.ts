import {
  type DestinationStream,
  destination,
  type LogFn,
  type Logger,
  pino,
  stdTimeFunctions,
  symbols,
} from 'pino'
import { formatLogLine } from './format-log-line.ts'
import { loggableMessage, serializeError } from './serialize-error.ts'
import type { Settings } from './settings.ts'

export type Log = Logger

const standardError = 2

const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'apiKey',
  'api_key',
  'databaseUrl',
  'DATABASE_URL',
  'connectionString',
]

/** At the top level, one level down, or in the headers or body of a request. */
const secretPaths = secretNames.flatMap(name => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.headers["${name}"]`,
  `*.body["${name}"]`,
])

/** Writes to standard error; standard output has only the line with the address. */
export function createLog(settings: Pick<Settings, 'logLevel'>, stream: DestinationStream = output()): Log {
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[hidden]' },
      serializers: { err: serializeError },
      hooks: {
        logMethod(args, method) {
          method.apply(this, withoutRawMessage(args))
        },
      },
    },
    stream,
  )
}

/** Pino takes the message of an error for the message of the line, if there is no other. */
function withoutRawMessage(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, message] = args as [unknown, string | undefined]
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error) || (message !== undefined && message !== error.message)) return args
  const fields = first instanceof Error ? { err: error } : first
  return [fields, loggableMessage(error) ?? 'an error'] as unknown as Parameters<LogFn>
}

const bufferBytes = 8192
const flushMilliseconds = 200
const warning = 40

/**
 * Lines are collected for a moment, because a write per request costs more than an empty request. Warnings and errors
 * are written at once, together with all lines before them, and the rest at the exit. A worker thread would lose the
 * last lines before a crash.
 */
function output(): DestinationStream {
  if (process.stderr.isTTY) {
    const terminal = destination({ dest: standardError, sync: true })
    return { write: line => void terminal.write(formatLogLine(line)) }
  }
  const buffered = destination({
    dest: standardError,
    sync: true,
    minLength: bufferBytes,
    periodicFlush: flushMilliseconds,
  })
  process.on('exit', () => buffered.flushSync())
  return {
    [symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      buffered.write(line)
      if (this.lastLevel >= warning) buffered.flushSync()
    },
  } as DestinationStream & { lastLevel: number }
}
