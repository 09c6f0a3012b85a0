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

/** Where a secret may sit in what is logged: at the top, one step down, or among the headers of a request. */
const secretPaths = secretNames.flatMap(name => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.headers["${name}"]`,
  `*.body["${name}"]`,
])

/**
 * The log of the process: JSON lines on standard error, readable ones when that is a terminal.
 * Standard output is kept for the one line with the address.
 */
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
  // In this process and synchronously: a worker thread would lose the last lines of a crash.
  if (process.stderr.isTTY) return pretty({ destination: standardError, sync: true, ignore: 'pid,hostname' })
  return destination({ dest: standardError, sync: true })
}
