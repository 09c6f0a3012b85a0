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
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { silentLog } from '#test/database.ts'
import { type Child, runInChild } from '#test/run-in-child.ts'
import { waitFor } from '#test/wait-for.ts'
import { isAlive } from '../process-identity.ts'
import type { Transport } from './listen-address.ts'
import {
  type ConnectionOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts'

const isRoot = process.getuid?.() === 0
const unprivilegedUid = 65_534
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

async function startOrphan(dataDir: string): Promise<number> {
  const child = startInChild(dataDir)
  const { pid } = JSON.parse((await child.nextLine()) ?? '{}')
  await child.kill()
  expect(isAlive(pid)).toBe(true)
  return pid
}

async function queryValue(options: ConnectionOptions, sql: string): Promise<unknown> {
  const client = new pg.Client(options)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows.length > 1 ? rows.map(row => row[0]) : rows[0]?.[0]
  } finally {
    await client.end()
  }
}

describe('A started database', () => {
  test('syncs every commit, listens on a private socket only, and stops cleanly', async () => {
    const server = await start(freshFolder())
    expect(
      await queryValue(
        server.owner,
        `select current_setting('fsync') || current_setting('synchronous_commit')`,
      ),
    ).toBe('onon')
    expect(await queryValue(server.owner, 'show listen_addresses')).toBe('')
    expect(statSync(server.owner.host).mode & 0o777).toBe(0o700)
    await server.stop()
    expect(isAlive(server.processId())).toBe(false)
  })

  test('sorts names with accents and lower case as people expect', async () => {
    const server = await start(freshFolder())
    const names = `select name from unnest(array['Zino', 'ashton', 'Padrón', 'Árbol', 'Padron']) name order by name`
    expect(await queryValue(server.owner, names)).toEqual(['Árbol', 'ashton', 'Padron', 'Padrón', 'Zino'])
    expect(await queryValue(server.owner, `select 'PADRÓN' ilike 'padrón'`)).toBe(true)
  })

  test('keeps its data after a restart', async () => {
    const dataDir = freshFolder()
    const first = await start(dataDir)
    await queryValue(first.owner, 'create table saved as select 7 as number')
    await first.stop()
    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    expect(await queryValue(second.owner, 'select number from saved')).toBe(7)
  })

  test('is restarted when it is killed', async () => {
    const server = await start(freshFolder())
    const pidBefore = server.processId()
    process.kill(pidBefore, 'SIGKILL')
    await waitFor(async () => expect(await queryValue(server.owner, 'select 1')).toBe(1), {
      timeout: 10_000,
    })
    expect(server.processId()).not.toBe(pidBefore)
  })

  test('puts the socket in the temporary folder when the path is too long', async () => {
    const dataDir = join(freshFolder(), 'a-folder-with-a-long-name'.repeat(4))
    const server = await start(dataDir)
    expect(server.owner.host.startsWith(tmpdir())).toBe(true)
    expect(await queryValue(server.owner, 'select 1')).toBe(1)
    rmSync(server.owner.host, { recursive: true })
  })
})

describe('After kill -9 of the server process', () => {
  test('the database that is still running is adopted', async () => {
    const dataDir = freshFolder()
    const orphan = await startOrphan(dataDir)
    const server = await start(dataDir)
    expect(server).toMatchObject({ adopted: true })
    expect(server.processId()).toBe(orphan)
    expect(await queryValue(server.owner, 'select 1')).toBe(1)
    await server.stop()
    expect(isAlive(orphan)).toBe(false)
  })

  test('a database that was started with other options is replaced', async () => {
    const dataDir = freshFolder()
    const orphan = await startOrphan(dataDir)
    const server = await start(dataDir, 'tcp')
    expect(server.adopted).toBe(false)
    expect(isAlive(orphan)).toBe(false)
  })

  test('and of the database, it starts again, even if its pid now belongs to another process', async () => {
    const dataDir = freshFolder()
    const orphan = await startOrphan(dataDir)
    process.kill(orphan, 'SIGKILL')
    await waitFor(() => expect(isAlive(orphan)).toBe(false))
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n/nowhere\n\n\nready\n`)
    const server = await start(dataDir)
    expect(server.adopted).toBe(false)
    expect(await queryValue(server.owner, 'select 1')).toBe(1)
  })

  test('during initdb, the database is created from scratch', async () => {
    const dataDir = freshFolder()
    const child = startInChild(dataDir)
    await waitFor(() => expect(readdirSync(dataDir).join()).toContain('postgres.new-'), {
      interval: 5,
    })
    await child.kill()
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    const server = await start(dataDir)
    expect(await queryValue(server.owner, 'select 1')).toBe(1)
    expect(readdirSync(dataDir).join()).not.toContain('postgres.new-')
  })
})

test('Without Unix sockets it listens on a loopback port with a password', async () => {
  const dataDir = freshFolder()
  const server = await start(dataDir, 'tcp')
  expect(server.owner.host).toBe('127.0.0.1')
  expect(await queryValue(server.owner, 'show listen_addresses')).toBe('127.0.0.1')
  await expect(queryValue({ ...server.owner, password: 'guess' }, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  )
  expect(server.connectionOf('some_role').password).not.toBe(server.owner.password)
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
})

test.runIf(isRoot)('An ordinary user can start it', async () => {
  const dataDir = freshFolder()
  chownSync(dataDir, unprivilegedUid, unprivilegedUid)
  const child = startInChild(dataDir, unprivilegedUid)
  const { owner } = JSON.parse((await child.nextLine()) ?? '{}')
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(unprivilegedUid)
  expect(await queryValue(owner, 'select 1')).toBe(1)
  expect(await child.ended()).toEqual({ code: 0, complaint: '' })
})

test.runIf(isRoot)('Root can start a database that an ordinary user created', async () => {
  const dataDir = freshFolder()
  chownSync(dataDir, unprivilegedUid, unprivilegedUid)
  const child = startInChild(dataDir, unprivilegedUid)
  await child.nextLine()
  await child.ended()
  const server = await start(dataDir)
  expect(await queryValue(server.owner, 'select 1')).toBe(1)
})
