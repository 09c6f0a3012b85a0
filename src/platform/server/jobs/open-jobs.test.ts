import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import { createLog } from '../log.ts'
import type { JobKind } from './job-kind.ts'
import { type Jobs, openJobs } from './open-jobs.ts'

const greet: JobKind<{ name: string }> = { name: 'greet-guest', input: z.object({ name: z.string() }) }

let database: TestDatabase
let jobs: Jobs
const greeted: string[] = []
const waiting = async () =>
  (
    await database.owner.query<{ attempts: number; last_error: string | null }>(
      'select * from graphile_worker.jobs',
    )
  ).rows

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  greeted.length = 0
  jobs = openJobs({ address: database.address, log: silentLog })
})
afterEach(() => jobs.stop())

const greetEverybody = () => jobs.perform(greet, async ({ name }) => void greeted.push(name))

test('A job is done once it was put in, by either role that answers requests', async () => {
  greetEverybody()
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'ada' })
  await jobs.enqueue(database.auth, greet, { name: 'grace' })
  await vi.waitFor(() => expect(greeted.sort()).toEqual(['ada', 'grace']), 5_000)
})

test('No role that answers requests can read or change what waits', async () => {
  await jobs.enqueue(database.app, greet, { name: 'ada' }, { jobKey: 'only' })
  for (const pool of [database.app, database.auth])
    for (const question of [
      'select * from graphile_worker.jobs',
      'delete from graphile_worker._private_jobs',
    ])
      await expect(pool.query(question)).rejects.toMatchObject({ code: '42501' })
  greetEverybody()
  jobs.start()
  await vi.waitFor(() => expect(greeted).toEqual(['ada']), 5_000)
})

test('A transaction that is taken back takes its job back', async () => {
  greetEverybody()
  const spoiled = database.inTransaction(undefined, async transaction => {
    await jobs.enqueue(transaction, greet, { name: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(spoiled).rejects.toThrow('changed my mind')
  await database.inTransaction(undefined, transaction => jobs.enqueue(transaction, greet, { name: 'ada' }))
  jobs.start()
  await vi.waitFor(() => expect(greeted).toEqual(['ada']), 5_000)
})

test('Of jobs that wait under one key the latest is done', async () => {
  await jobs.enqueue(database.app, greet, { name: 'early' }, { jobKey: 'one' })
  await jobs.enqueue(database.app, greet, { name: 'late' }, { jobKey: 'one' })
  greetEverybody()
  jobs.start()
  await vi.waitFor(() => expect(greeted).toEqual(['late']), 5_000)
})

test('What fails is tried again, and neither the log nor the queue repeats what the failure said', async () => {
  const lines: string[] = []
  jobs = openJobs({
    address: database.address,
    log: createLog({ logLevel: 'info' }, { write: l => lines.push(l) }),
  })
  let tries = 0
  jobs.perform(greet, async ({ name }) => {
    tries += 1
    if (tries === 1) throw new Error(`nobody knows ${name}@lounge.example`)
    greeted.push(name)
  })
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'grace' })
  await vi.waitFor(() => expect(lines.join('')).toContain('a job failed and will be tried again'), 5_000)
  await vi.waitFor(async () => expect((await waiting())[0]?.last_error).toContain('"name":"Error"'), 5_000)
  expect((await waiting())[0]!.last_error).not.toContain('grace')
  await vi.waitFor(() => expect(greeted).toEqual(['grace']), 10_000)
  expect(lines.join('')).not.toContain('grace')
})

test('Jobs go on after every connection to the database was cut', async () => {
  greetEverybody()
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'before' })
  await vi.waitFor(() => expect(greeted).toEqual(['before']), 5_000)
  for (let round = 0; round < 3; round += 1) {
    await database.owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await delay(50)
  }
  await vi.waitFor(() => jobs.enqueue(database.app, greet, { name: 'after' }), 5_000)
  await vi.waitFor(() => expect(greeted).toContain('after'), 10_000)
})

test('Stopping waits for what is being done, and leaves the rest', async () => {
  let finish = () => {}
  const under = new Promise<void>(resolve => {
    finish = resolve
  })
  jobs.perform(greet, async ({ name }) => {
    greeted.push(`${name} begun`)
    await under
    greeted.push(`${name} done`)
  })
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'ada' })
  await vi.waitFor(() => expect(greeted).toEqual(['ada begun']), 5_000)
  const stopped = jobs.stop()
  await jobs.enqueue(database.app, greet, { name: 'grace' })
  setTimeout(finish, 200)
  await stopped
  expect(greeted).toEqual(['ada begun', 'ada done'])
  expect(await waiting()).toHaveLength(1)
  jobs = openJobs({ address: database.address, log: silentLog })
  greetEverybody()
  jobs.start()
  await vi.waitFor(() => expect(greeted).toContain('grace'), 5_000)
})

test('What was given up is forgotten after a week', async () => {
  const count = async () => (await waiting()).length
  await jobs.enqueue(database.app, greet, { name: 'old' })
  await jobs.enqueue(database.app, greet, { name: 'recent' })
  await database.owner.query('update graphile_worker._private_jobs set attempts = max_attempts')
  await database.owner.query(
    "update graphile_worker._private_jobs set updated_at = now() - interval '8 days' where payload->>'name' = 'old'",
  )
  greetEverybody()
  jobs.start()
  await vi.waitFor(async () => expect(await count()).toBe(1), 5_000)
  await database.owner.query('delete from graphile_worker._private_jobs')
  expect(greeted).toEqual([])
})

test('A job that a killed house had begun is begun again by the next one', async () => {
  await jobs.enqueue(database.app, greet, { name: 'ada' })
  await database.owner.query(
    "update graphile_worker._private_jobs set locked_by = 'a dead one', locked_at = now() - interval '3 minutes'",
  )
  greetEverybody()
  jobs.start()
  await vi.waitFor(() => expect(greeted).toEqual(['ada']), 5_000)
})
