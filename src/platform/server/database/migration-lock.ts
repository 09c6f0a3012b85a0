import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log.ts'

/** Any number will do, as long as nothing else in this database uses it. */
const lockNumber = 762_533_251
const askEveryMs = 100
const patienceMs = 60_000

/**
 * Runs `work` while no other process changes this database's shape: several that start on an empty database
 * at once would otherwise all try to make the same tables. A process that dies gives the lock back.
 */
export async function withMigrationLock<Result>(
  client: pg.ClientBase,
  log: Log,
  work: () => Promise<Result>,
): Promise<Result> {
  await takeLock(client, log)
  try {
    return await work()
  } finally {
    // A lost connection has given the lock back already.
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => {})
  }
}

async function takeLock(client: pg.ClientBase, log: Log): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [lockNumber])
    if (rows[0].is_ours) return
    if (Date.now() > deadline)
      throw new Error('Another process has been migrating this database for a minute.')
    if (attempt === 0) log.info('Another process is migrating this database; waiting for it')
    await pause(askEveryMs)
  }
}
