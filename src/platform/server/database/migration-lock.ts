import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log.ts'

/** Arbitrary, but unique within the database. */
const lockNumber = 762_533_251
const pollIntervalMs = 100
const timeoutMs = 60_000

/** An advisory lock, which PostgreSQL releases when the process dies. */
export async function withMigrationLock<Result>(
  client: pg.ClientBase,
  log: Log,
  work: () => Promise<Result>,
): Promise<Result> {
  await acquireLock(client, log)
  try {
    return await work()
  } finally {
    // A lost connection has released the lock already.
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => {})
  }
}

async function acquireLock(client: pg.ClientBase, log: Log): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_acquired', [lockNumber])
    if (rows[0].is_acquired) return
    if (Date.now() > deadline)
      throw new Error('Another process has been migrating this database for a minute.')
    if (attempt === 0) log.info('Another process is migrating this database; waiting for it')
    await pause(pollIntervalMs)
  }
}
