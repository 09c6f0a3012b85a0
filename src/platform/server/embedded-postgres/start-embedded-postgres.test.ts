import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { silentLog } from '#test/database.ts'
import { type Child, runInChild } from '#test/run-in-child.ts'
import { isAlive } from '../process-identity.ts'
import type { Transport } from './open-doorway.ts'
import {
  type ConnectionOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534
const root = mkdtempSync(join(tmpdir(), 'embedded-'))
chmodSync(root, 0o711)
const running: EmbeddedPostgres[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(server => server.stop()))
})
afterAll(() => rmSync(root, { recursive: true }))

function freshFolder(): string {
  const folder = mkdtempSync(join(root, 'data-'))
  chmodSync(folder, 0o711)
  return folder
}

async function start(dataDir: string, transport?: Transport): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, ...(transport && { transport }) })
  running.push(server)
  return server
}

function startInChild(dataDir: string, userId?: number): Child {
  return runInChild(
    `
    import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/start-embedded-postgres.ts'
    import { createLog } from '#platform/server/log.ts'
    const log = createLog({ logLevel: 'silent' })
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    console.log(JSON.stringify({ pid: server.processId(), owner: server.owner }))
    process.stdin.resume().on('end', async () => { await server.stop(); process.exit() })
    `,
    userId,
  )
}

async function orphanIn(dataDir: string): Promise<number> {
  const child = startInChild(dataDir)
  const { pid } = JSON.parse((await child.nextLine()) ?? '{}')
  await child.kill()
  expect(isAlive(pid)).toBe(true)
  return pid
}

async function ask(options: ConnectionOptions, question: string): Promise<unknown> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' })
    return rows.length > 1 ? rows.map(row => row[0]) : rows[0]?.[0]
  } finally {
    await client.end()
  }
}

describe('A started database', () => {
  test('keeps every acknowledged write, listens on a closed socket only, and stops whole', async () => {
    const server = await start(freshFolder())
    expect(
      await ask(server.owner, `select current_setting('fsync') || current_setting('synchronous_commit')`),
    ).toBe('onon')
    expect(await ask(server.owner, 'show listen_addresses')).toBe('')
    expect(statSync(server.owner.host).mode & 0o777).toBe(0o700)
    await server.stop()
    expect(isAlive(server.processId())).toBe(false)
  })

  test('sorts and folds names as people do, accents and small letters included', async () => {
    const server = await start(freshFolder())
    const names = `select name from unnest(array['Zino', 'ashton', 'Padrón', 'Árbol', 'Padron']) name order by name`
    expect(await ask(server.owner, names)).toEqual(['Árbol', 'ashton', 'Padron', 'Padrón', 'Zino'])
    expect(await ask(server.owner, `select 'PADRÓN' ilike 'padrón'`)).toBe(true)
  })

  test('holds after a restart what it held before', async () => {
    const dataDir = freshFolder()
    const first = await start(dataDir)
    await ask(first.owner, 'create table kept as select 7 as number')
    await first.stop()
    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    expect(await ask(second.owner, 'select number from kept')).toBe(7)
  })

  test('is started again when it is killed', async () => {
    const server = await start(freshFolder())
    const before = server.processId()
    process.kill(before, 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(server.owner, 'select 1')).toBe(1), { timeout: 10_000 })
    expect(server.processId()).not.toBe(before)
  })

  test('has its socket elsewhere when the path would be too long for one', async () => {
    const dataDir = join(freshFolder(), 'a-folder-with-a-long-name'.repeat(4))
    const server = await start(dataDir)
    expect(server.owner.host.startsWith(tmpdir())).toBe(true)
    expect(await ask(server.owner, 'select 1')).toBe(1)
    rmSync(server.owner.host, { recursive: true })
  })
})

describe('After kill -9 of the house', () => {
  test('the database that lived on is taken over', async () => {
    const dataDir = freshFolder()
    const orphan = await orphanIn(dataDir)
    const server = await start(dataDir)
    expect(server).toMatchObject({ adopted: true })
    expect(server.processId()).toBe(orphan)
    expect(await ask(server.owner, 'select 1')).toBe(1)
    await server.stop()
    expect(isAlive(orphan)).toBe(false)
  })

  test('one that was started in another way is replaced', async () => {
    const dataDir = freshFolder()
    const orphan = await orphanIn(dataDir)
    const server = await start(dataDir, 'tcp')
    expect(server.adopted).toBe(false)
    expect(isAlive(orphan)).toBe(false)
  })

  test('and of the database, it starts again, even if its number now belongs to another process', async () => {
    const dataDir = freshFolder()
    const orphan = await orphanIn(dataDir)
    process.kill(orphan, 'SIGKILL')
    await vi.waitFor(() => expect(isAlive(orphan)).toBe(false))
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n/nowhere\n\n\nready\n`)
    const server = await start(dataDir)
    expect(server.adopted).toBe(false)
    expect(await ask(server.owner, 'select 1')).toBe(1)
  })

  test('in the middle of making the database, it is made anew', async () => {
    const dataDir = freshFolder()
    const child = startInChild(dataDir)
    await vi.waitFor(() => expect(readdirSync(dataDir).join()).toContain('postgres.new-'), {
      interval: 5,
      timeout: 5_000,
    })
    await child.kill()
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    const server = await start(dataDir)
    expect(await ask(server.owner, 'select 1')).toBe(1)
    expect(readdirSync(dataDir).join()).not.toContain('postgres.new-')
  })
})

test('Where there are no sockets a port of this machine and a password do', async () => {
  const dataDir = freshFolder()
  const server = await start(dataDir, 'tcp')
  expect(server.owner.host).toBe('127.0.0.1')
  expect(await ask(server.owner, 'show listen_addresses')).toBe('127.0.0.1')
  await expect(ask({ ...server.owner, password: 'guess' }, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  )
  expect(server.connectionOf('somebody').password).not.toBe(server.owner.password)
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
})

test.runIf(isRoot)('An ordinary user can start it as well', async () => {
  const dataDir = freshFolder()
  chownSync(dataDir, nobody, nobody)
  const child = startInChild(dataDir, nobody)
  const { owner } = JSON.parse((await child.nextLine()) ?? '{}')
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody)
  expect(await ask(owner, 'select 1')).toBe(1)
  expect(await child.ended()).toEqual({ code: 0, complaint: '' })
})

test.runIf(isRoot)('Root goes on with the database an ordinary user made', async () => {
  const dataDir = freshFolder()
  chownSync(dataDir, nobody, nobody)
  const child = startInChild(dataDir, nobody)
  await child.nextLine()
  await child.ended()
  const server = await start(dataDir)
  expect(await ask(server.owner, 'select 1')).toBe(1)
})
