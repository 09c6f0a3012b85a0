import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import { createPool } from '../database/create-pool.ts'
import { ignoreSecondRelease } from './ignore-second-release.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('A connection that is released twice goes back once, and the pool lends it again', async () => {
  const pool = createPool(database.address.owner, { connections: 1, statementMs: 0 }, silentLog)
  const twice = () =>
    new Promise<void>((resolve, reject) => {
      pool.connect((failure, _client, release) => {
        if (failure) return reject(failure)
        release()
        try {
          release()
          resolve()
        } catch (second) {
          reject(second)
        }
      })
    })
  await expect(twice()).rejects.toThrow('already been released')
  ignoreSecondRelease(pool)
  await twice()
  await twice()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  const client = await pool.connect()
  client.release()
  await pool.end()
})
