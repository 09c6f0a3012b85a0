import pg from 'pg'
import type { Log } from '../log.ts'

interface PoolLimits {
  connections: number
  /** How long one statement may take; 0 is for ever. */
  statementMs: number
}

const waitForConnectionMs = 2_000
const idleInTransactionMs = 10_000

/** A pool whose connections may be cut at any time without harm to the process. */
export function createPool(config: pg.ClientConfig, limits: PoolLimits, log: Log): pg.Pool {
  const { connections, statementMs } = limits
  const pool = new pg.Pool({
    application_name: 'smoke-deck',
    ...config,
    max: connections,
    connectionTimeoutMillis: waitForConnectionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(statementMs > 0 && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      // The server's own limit says nothing when the network swallows the answer.
      query_timeout: statementMs + 1_000,
    }),
  })
  // An error event nobody listens to ends the process, be the connection idle or in use.
  pool.on('error', error => log.warn({ err: error }, 'An idle database connection was lost'))
  pool.on('connect', client => {
    client.on('error', error => log.warn({ err: error }, 'A database connection was lost'))
  })
  return pool
}
