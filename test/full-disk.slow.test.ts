import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  type FaultServer,
  fetchFrom,
  lostPairings,
  ownerPool,
  signInMembers,
  startFaultServer,
  startWork,
  type TestMember,
  type Work,
  wrongAnswers,
} from './fault-run.ts'
import { waitFor } from './wait-for.ts'

const diskMegabytes = 220
const waitOptions = { timeout: 60_000, interval: 100 }

/** A file system of its own, so that nothing else on the machine runs out of space. */
function mountDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-deck-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=711`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return folder
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

const disk = mountDisk()

/** Takes all free space, down to the last block. */
function fillDisk(folder: string): string {
  const filler = join(folder, 'filler')
  const file = openSync(filler, 'w')
  for (let size = 1024 * 1024; size >= 512; size /= 2)
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch (failure) {
      expect((failure as NodeJS.ErrnoException).code).toBe('ENOSPC')
    }
  closeSync(file)
  return filler
}

describe.skipIf(disk === undefined)('On a full disk (needs the right to mount a tmpfs)', () => {
  const dataDir = join(disk ?? tmpdir(), 'data')
  let server: FaultServer
  let database: pg.Pool
  let members: TestMember[]
  const answers: Answer[] = []
  beforeAll(async () => {
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o711)
    server = await startFaultServer(dataDir)
    database = ownerPool(dataDir)
    members = await signInMembers(server, database, ['ada', 'grace', 'linus', 'alan'])
  })
  afterAll(async () => {
    await database.end()
    await server.stop()
    execFileSync('umount', [disk!])
    rmSync(disk!, { recursive: true, force: true })
  })

  const files = (name: string): string[] => {
    const folder = join(dataDir, name)
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  }

  /** The answers from now on, without those of requests that are under way. */
  const since = (work: Work) => {
    const start = work.answers.length + members.length
    return () => work.answers.slice(start)
  }
  const isReady = async () => (await fetchFrom(server.address, '/api/ready')).status === 200
  const statusesOf = (answers: readonly Answer[], what: string) =>
    new Set(answers.filter(answer => answer.what === what).map(({ status }) => status))

  it('uploads are refused, no part of a file stays, and reading goes on', async () => {
    const work = startWork(members)
    await waitFor(() => expect(files('outbox').length).toBeGreaterThan(0), waitOptions)
    const filler = fillDisk(disk!)
    await database.query('delete from attempts')
    const full = since(work)
    await pause(5_000)
    const whenFull = full()
    rmSync(filler)
    await work.stop()
    expect(wrongAnswers(work.answers)).toEqual([])
    answers.push(...work.answers)
    expect([...statusesOf(whenFull, 'avatar')]).toEqual([503])
    expect([...statusesOf(whenFull, 'me')]).toEqual([200])
    expect(whenFull.some(({ body }) => body.includes('NO_SPACE'))).toBe(true)
    // Mails that waited for space are being written now; a draft that was left behind would stay for an hour.
    await waitFor(
      () => expect(files('outbox').filter(name => !name.endsWith('.json'))).toEqual([]),
      waitOptions,
    )
    expect(files('files').filter(name => name.includes('.unfinished'))).toEqual([])
    expect(await lostPairings(work.answers, database)).toEqual([])
  })

  it('a database that cannot write is 503 until there is space, and then all works again', async () => {
    const work = startWork(members)
    const filler = fillDisk(disk!)
    // A new segment of the write-ahead log does not fit on the disk.
    await database.query('select pg_switch_wal()').catch(() => undefined)
    await waitFor(async () => expect(await isReady()).toBe(false), waitOptions)
    const full = since(work)
    await pause(5_000)
    const whenFull = full()
    rmSync(filler)
    await waitFor(async () => expect(await isReady()).toBe(true), waitOptions)
    const recovered = since(work)
    await pause(4_000)
    await work.stop()
    const afterwards = recovered()
    expect(wrongAnswers(work.answers)).toEqual([])
    answers.push(...work.answers)
    expect([...statusesOf(whenFull, 'save')]).toEqual([503])
    expect(afterwards.filter(({ status }) => status === 503)).toEqual([])
    for (const what of ['me', 'save', 'setting', 'avatar', 'advice', 'sign-in', 'ready'])
      expect([...statusesOf(afterwards, what)], what).toEqual([200])
    expect(await lostPairings(work.answers, database)).toEqual([])
  })

  it('every picture and message is whole, and no promised message is missing', async () => {
    const promised = answers.filter(({ what, status }) => what === 'mail' && status === 200)
    expect(promised.length).toBeGreaterThan(0)
    await waitFor(async () => {
      // A retry, and the end of the lock of an interrupted attempt, would take minutes.
      await database.query(`
        update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null
        where locked_at is null or locked_at < now() - interval '3 seconds'`)
      // An attempt that was interrupted at its end may have written the message already.
      const ids = new Set(files('outbox').map(name => /[0-9a-f-]{36}(?=\.json$)/.exec(name)![0]))
      expect(ids.size, server.logged.slice(-20).join('')).toBe(promised.length)
    }, waitOptions)
    for (const name of [...files('outbox'), ...files('files')])
      expect(statSync(name).size, name).toBeGreaterThan(0)
    const pictures = files('files').map(name => name.split('/').at(-1))
    const { rows } = await database.query<{ url: string }>(
      'select avatar_url as url from profiles where avatar_url is not null',
    )
    expect(rows).toHaveLength(members.length)
    for (const { url } of rows) expect(pictures).toContain(url.split('/').at(-1))
  })
})
