import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import { waitFor } from '#test/wait-for.ts'
import { createLog } from '../log.ts'
import type { JobKind } from './job-kind.ts'
import { type Jobs, openJobs } from './open-jobs.ts'

const greet: JobKind<{ name: string }> = { name: 'greet-visitor', input: z.object({ name: z.string() }) }

let database: TestDatabase
let jobs: Jobs
const greeted: string[] = []
const waitingJobs = async () =>
  (
    await database.owner.query<{ attempts: number; last_error: string | null }>(
      'select * from graphile_worker.jobs',
    )
  ).rows

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  greeted.length = 0
  // A job whose connection was cut while its end was being written stays in the queue.
  await database.owner.query('delete from graphile_worker._private_jobs')
  jobs = openJobs({ address: database.address, log: silentLog })
})
afterEach(() => jobs.stop())

const registerGreet = () => jobs.registerHandler(greet, async ({ name }) => void greeted.push(name))

test('A job enqueued by either request role is run once', async () => {
  registerGreet()
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'ada' })
  await jobs.enqueue(database.auth, greet, { name: 'grace' })
  await waitFor(() => expect(greeted.sort()).toEqual(['ada', 'grace']), 5_000)
})

test('No request role can read or change waiting jobs', async () => {
  await jobs.enqueue(database.app, greet, { name: 'ada' }, { jobKey: 'only' })
  for (const pool of [database.app, database.auth, database.service])
    for (const query of ['select * from graphile_worker.jobs', 'delete from graphile_worker._private_jobs'])
      await expect(pool.query(query)).rejects.toMatchObject({ code: '42501' })
  registerGreet()
  jobs.start()
  await waitFor(() => expect(greeted).toEqual(['ada']), 5_000)
})

test('Jobs go on after the ends of two could not be noted, as on a full disk', async () => {
  await database.owner.query(`
    create function refuse_end() returns trigger language plpgsql as $$
      begin
        perform pg_sleep(0.5);
        raise exception 'no space left on device' using errcode = '53100';
      end $$;
    create trigger refuse_end before delete on graphile_worker._private_jobs
      for each row execute function refuse_end()`)
  let endSlow = () => {}
  const slow = new Promise<void>(end => {
    endSlow = end
  })
  jobs.registerHandler(greet, async ({ name }) => {
    greeted.push(name)
    if (name !== 'slow') return
    await slow
    throw new Error('no space left on device')
  })
  jobs.start()
  // The ends of the two quick ones are refused one by one, while the slow one keeps the worker from shutting down.
  for (const name of ['slow', 'quick', 'quicker']) {
    await jobs.enqueue(database.app, greet, { name })
    await waitFor(() => expect(greeted).toContain(name), 5_000)
  }
  await delay(1_000)
  endSlow()
  await database.owner.query('drop function refuse_end cascade')
  await jobs.enqueue(database.app, greet, { name: 'later' })
  await waitFor(() => expect(greeted).toContain('later'), 30_000)
})

test('A rollback removes the job', async () => {
  registerGreet()
  const rolledBack = database.inTransaction(undefined, async transaction => {
    await jobs.enqueue(transaction, greet, { name: 'rolled back' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await database.inTransaction(undefined, transaction => jobs.enqueue(transaction, greet, { name: 'ada' }))
  jobs.start()
  await waitFor(() => expect(greeted).toEqual(['ada']), 5_000)
})

test('A newer job replaces a waiting one with the same key', async () => {
  await jobs.enqueue(database.app, greet, { name: 'early' }, { jobKey: 'one' })
  await jobs.enqueue(database.app, greet, { name: 'late' }, { jobKey: 'one' })
  registerGreet()
  jobs.start()
  await waitFor(() => expect(greeted).toEqual(['late']), 5_000)
})

test('A failed job is retried, and neither the log nor the queue contains the error message', async () => {
  const lines: string[] = []
  jobs = openJobs({
    address: database.address,
    log: createLog({ logLevel: 'info' }, { write: line => lines.push(line) }),
  })
  let attempts = 0
  jobs.registerHandler(greet, async ({ name }) => {
    attempts += 1
    if (attempts === 1) throw new Error(`unknown recipient ${name}@lounge.example`)
    greeted.push(name)
  })
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'grace' })
  await waitFor(() => expect(lines.join('')).toContain('a job failed and will be retried'), 5_000)
  await waitFor(async () => expect((await waitingJobs())[0]?.last_error).toContain('"name":"Error"'), 5_000)
  expect((await waitingJobs())[0]!.last_error).not.toContain('grace')
  await waitFor(() => expect(greeted).toEqual(['grace']), 10_000)
  expect(lines.join('')).not.toContain('grace')
})

test('Jobs continue after all database connections were terminated', async () => {
  registerGreet()
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'before' })
  await waitFor(() => expect(greeted).toEqual(['before']), 5_000)
  for (let round = 0; round < 3; round += 1) {
    await database.owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await delay(50)
  }
  await waitFor(() => jobs.enqueue(database.app, greet, { name: 'after' }), 5_000)
  await waitFor(() => expect(greeted).toContain('after'), 10_000)
})

test('Stopping waits for running jobs and leaves the rest in the queue', async () => {
  let finish = () => {}
  const untilFinished = new Promise<void>(resolve => {
    finish = resolve
  })
  jobs.registerHandler(greet, async ({ name }) => {
    greeted.push(`${name} started`)
    await untilFinished
    greeted.push(`${name} done`)
  })
  jobs.start()
  await jobs.enqueue(database.app, greet, { name: 'ada' })
  await waitFor(() => expect(greeted).toEqual(['ada started']), 5_000)
  const stopped = jobs.stop()
  // A query for the next job that was under way still takes one.
  await delay(250)
  await jobs.enqueue(database.app, greet, { name: 'grace' })
  setTimeout(finish, 200)
  await stopped
  expect(greeted).toEqual(['ada started', 'ada done'])
  expect(await waitingJobs()).toHaveLength(1)
  jobs = openJobs({ address: database.address, log: silentLog })
  registerGreet()
  jobs.start()
  await waitFor(() => expect(greeted).toContain('grace'), 5_000)
})

test('A job that was given up is deleted after a week', async () => {
  const count = async () => (await waitingJobs()).length
  await jobs.enqueue(database.app, greet, { name: 'old' })
  await jobs.enqueue(database.app, greet, { name: 'recent' })
  await database.owner.query('update graphile_worker._private_jobs set attempts = max_attempts')
  await database.owner.query(
    "update graphile_worker._private_jobs set updated_at = now() - interval '8 days' where payload->>'name' = 'old'",
  )
  registerGreet()
  jobs.start()
  await waitFor(async () => expect(await count()).toBe(1), 5_000)
  expect(greeted).toEqual([])
})

test('A job of a killed process is run again', async () => {
  await jobs.enqueue(database.app, greet, { name: 'ada' })
  await database.owner.query(
    "update graphile_worker._private_jobs set locked_by = 'a dead process', locked_at = now() - interval '3 minutes'",
  )
  registerGreet()
  jobs.start()
  await waitFor(() => expect(greeted).toEqual(['ada']), 5_000)
})
