import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshAddress } from './database.ts'
import {
  type FaultServer,
  fetchFrom,
  lostPairings,
  signInMembers,
  startFaultServer,
  startWork,
  type TestMember,
  wrongAnswers,
} from './fault-run.ts'
import { openPostgresProxy, type PostgresProxy } from './postgres-proxy.ts'
import { waitFor } from './wait-for.ts'

/** The statement time-out, the wait for a connection, and a machine under load. */
const maxMilliseconds = 30_000

let dataDir: string
let proxy: PostgresProxy
let server: FaultServer
let database: pg.Pool
let members: TestMember[]
beforeAll(async () => {
  const { owner } = await freshAddress('smoke_deck_seeded')
  proxy = await openPostgresProxy({ host: owner.host, port: owner.port })
  dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-slow-'))
  database = new pg.Pool({ ...owner, max: 2 })
  server = await startFaultServer(
    dataDir,
    `postgres://${owner.user}@127.0.0.1:${proxy.port}/${owner.database}`,
  )
  members = await signInMembers(
    server,
    database,
    Array.from({ length: 24 }, (_, index) => `member${index}`),
  )
}, 120_000)
afterAll(async () => {
  await server.stop()
  proxy.close()
  await database.end()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

async function workThrough(fault: () => Promise<void>) {
  const work = startWork(members)
  await pause(2_000)
  const faultAt = work.answers.length
  await fault()
  const endAt = work.answers.length
  await waitFor(async () => expect((await fetchFrom(server.address, '/api/ready')).status).toBe(200), {
    timeout: 30_000,
    interval: 100,
  })
  await pause(8_000)
  const recoveredAt = work.answers.length + members.length
  const afterwards = () => work.answers.slice(recoveredAt)
  await waitFor(() => expect(afterwards().filter(({ status }) => status === 200).length).toBeGreaterThan(50))
  await work.stop()
  const during = work.answers.slice(faultAt, endAt)
  expect(wrongAnswers(work.answers, maxMilliseconds)).toEqual([])
  expect(afterwards().filter(({ status }) => status === 503)).toEqual([])
  expect(await lostPairings(work.answers, database)).toEqual([])
  return during
}

it.each([400, 20_000])(
  'With %i ms for each answer of the database, requests end in bounded time',
  async delay => {
    const during = await workThrough(async () => {
      proxy.delayBy(delay)
      await pause(14_000)
      proxy.delayBy(0)
    })
    expect(during.length).toBeGreaterThan(0)
    if (delay > 5_000) expect(during.some(({ status }) => status === 503)).toBe(true)
  },
  120_000,
)

it('When connections are cut again and again, the server opens new ones', async () => {
  await workThrough(async () => {
    for (let cuts = 0; cuts < 20; cuts += 1) {
      proxy.cut()
      await pause(150)
    }
  })
}, 120_000)
