import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
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
    },
    stream,
  )
}

function output(): DestinationStream {
  // Synchronous: a worker thread would lose the last lines before a crash.
  if (process.stderr.isTTY) return pretty({ destination: standardError, sync: true, ignore: 'pid,hostname' })
  return destination({ dest: standardError, sync: true })
}
