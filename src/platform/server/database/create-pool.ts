import pg from 'pg'
import type { Log } from '../log.ts'

export interface PoolLimits {
  connections: number
  /** Statement timeout; 0 disables it. */
  statementMs: number
  /** How long to wait for a connection; two seconds by default. */
  connectionMs?: number
}

const idleInTransactionMs = 10_000

export function createPool(config: pg.ClientConfig, limits: PoolLimits, log: Log): pg.Pool {
  const { connections, statementMs, connectionMs = 2_000 } = limits
  const pool = new pg.Pool({
    application_name: 'smoke-deck',
    ...config,
    max: connections,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(statementMs > 0 && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      // The server's own timeout does not help when the network drops the answer.
      query_timeout: statementMs + 1_000,
    }),
  })
  // A pool has ended before its connections are closed, and the database may stop in between.
  const warn = (error: Error, message: string) => {
    if (!pool.ending) log.warn({ err: error }, message)
  }
  // An unhandled error event ends the process, whether the connection is idle or in use.
  pool.on('error', error => warn(error, 'An idle database connection was lost'))
  pool.on('connect', client => {
    client.on('error', error => warn(error, 'A database connection was lost'))
  })
  return pool
}
