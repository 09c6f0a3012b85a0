import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { createLog } from '../log.ts'
import { createPool } from './create-pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

async function openPool() {
  const lines: string[] = []
  const log = createLog({ logLevel: 'warn' }, { write: line => lines.push(line) })
  const pool = createPool(database.address.app, { connections: 1, statementMs: 5_000 }, log)
  const client = await pool.connect()
  client.release()
  return { pool, client, lines }
}

test('A connection that the database cuts is named in the log', async () => {
  const { pool, lines } = await openPool()
  const lost = once(pool, 'error').catch((failure: unknown) => failure)
  await database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'smoke_deck_app' and datname = current_database()",
  )
  await lost
  expect(lines.join('')).toContain('database connection was lost')
  await pool.end()
})

test('At the end of a pool, as when the server stops with its database, nothing is lost', async () => {
  const { pool, client, lines } = await openPool()
  const ended = pool.end()
  // What PostgreSQL says when it stops before the connection is closed.
  const stopped = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
  })
  client.emit('error', stopped)
  pool.emit('error', stopped, client)
  await ended
  expect(lines).toEqual([])
})
