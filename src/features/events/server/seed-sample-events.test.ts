import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { seedSampleEvents } from './seed-sample-events.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('Sample events say that they are, lie ahead, and take place where the owner’s lounge is', async () => {
  const now = new Date('2026-11-27T12:00:00Z')
  await inTransaction(database.service, undefined, transaction =>
    seedSampleEvents(transaction, { now, location: 'The Cedar Room, Hamburg' }),
  )
  const { rows } = await database.owner.query<{ title: string; location: string; start_time: Date }>(
    'select title, location, start_time from events where is_sample',
  )
  expect(rows).toHaveLength(3)
  for (const { title, location, start_time } of rows) {
    expect(title).toMatch(/^Sample: /)
    expect(location).toBe('The Cedar Room, Hamburg')
    expect(start_time.getTime()).toBeGreaterThan(now.getTime())
  }
})
