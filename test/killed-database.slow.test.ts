import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPostmaster } from '#platform/server/embedded-postgres/postmaster-file.ts'
import {
  type FaultServer,
  fetchFrom,
  lostPairings,
  ownerPool,
  signInMembers,
  startFaultServer,
  startWork,
  wrongAnswers,
} from './fault-run.ts'
import { waitFor } from './wait-for.ts'

const kills = 3
const waitOptions = { timeout: 30_000, interval: 50 }

let dataDir: string
let server: FaultServer
let database: pg.Pool
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-kill-'))
  chmodSync(dataDir, 0o711)
  server = await startFaultServer(dataDir)
  database = ownerPool(dataDir)
}, 120_000)
afterAll(async () => {
  await database.end()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

function postmasterPid(): number | undefined {
  const postmaster = findPostmaster(join(dataDir, 'postgres'))
  return postmaster?.isReady ? postmaster.pid : undefined
}

it('When its database is killed under load, the server answers 503, loses nothing and recovers by itself', async () => {
  const members = await signInMembers(server, database, ['ada', 'grace', 'linus', 'alan', 'edsger', 'ken'])
  const work = startWork(members)
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(1_500)
    const killed = postmasterPid()
    process.kill(killed!, 'SIGKILL')
    // The time between may be too short to be seen.
    await waitFor(() => expect([killed, undefined]).not.toContain(postmasterPid()), waitOptions)
    const isReady = async () => (await fetchFrom(server.address, '/api/ready')).status === 200
    await waitFor(async () => expect(await isReady()).toBe(true), waitOptions)
  }
  const recoveredAt = work.answers.length
  await pause(3_000)
  await work.stop()
  expect(wrongAnswers(work.answers)).toEqual([])
  const afterwards = work.answers.slice(recoveredAt + members.length)
  expect(afterwards.filter(({ status }) => status === 503)).toEqual([])
  expect(afterwards.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  const closedStatuses = work.answers.filter(
    ({ what, status }) => status === 503 || (status === 401 && what !== 'mail'),
  )
  expect(closedStatuses.filter(({ status }) => status === 401)).toEqual([])
  expect(closedStatuses.length).toBeGreaterThan(0)
  expect(await lostPairings(work.answers, database)).toEqual([])
}, 180_000)
