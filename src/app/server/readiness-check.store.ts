import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/server/database/open-database.ts'

const cacheMilliseconds = 1000
const timeoutMilliseconds = 1500

/**
 * Resolves with the number of applied migrations once a write was committed; rejects if that fails or takes too long.
 * Callers within a second share one write.
 */
export function openReadinessCheck({ app }: Pick<Database, 'app'>): () => Promise<number> {
  let shared: { migrations: Promise<number>; until: number } | undefined
  return () => {
    if (shared && performance.now() < shared.until) return shared.migrations
    const migrations = Promise.race([checkWrite(app), timeOut()])
    shared = { migrations, until: Number.POSITIVE_INFINITY }
    const own = shared
    const expire = () => {
      own.until = performance.now() + cacheMilliseconds
    }
    migrations.then(expire, expire)
    return migrations
  }
}

async function checkWrite(app: Database['app']): Promise<number> {
  const { rows } = await app.query<{ migrations: number }>(
    `update readiness_check set checked_at = now()
     returning (select count(*)::int from schema_migrations) as migrations`,
  )
  return rows[0]!.migrations
}

async function timeOut(): Promise<never> {
  await pause(timeoutMilliseconds, undefined, { ref: false })
  throw new Error('the readiness check took too long')
}
