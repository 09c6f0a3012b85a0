import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { freshAddress, migrationsFolder, silentLog } from '#test/database.ts'
import { runInChild } from '#test/run-in-child.ts'
import { MigrationRefused, migrate } from './migrate.ts'

const root = mkdtempSync(join(tmpdir(), 'migrations-'))
const openClients: pg.Client[] = []

afterEach(() => Promise.all(openClients.splice(0).map(client => client.end())))
afterAll(() => rmSync(root, { recursive: true }))

function folderWith(migrations: Record<string, string>): string {
  const folder = mkdtempSync(join(root, 'set-'))
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, name), text)
  return folder
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  openClients.push(client)
  return client
}

const emptyDatabase = async () => connect((await freshAddress()).owner)

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  return rows.map(row => row.relname)
}

const first = { '0001_a.sql': 'create table a (id int);' }
const second = { '0002_b.sql': 'create table b (id int); create index b_id on b (id);' }

describe('Migrations', () => {
  test('are applied once, in numerical order', async () => {
    const client = await emptyDatabase()
    const folder = folderWith({ ...second, ...first })
    expect(await migrate(client, folder, silentLog)).toEqual(['0001_a.sql', '0002_b.sql'])
    expect(await migrate(client, folder, silentLog)).toEqual([])
    expect(await tablesOf(client)).toEqual(['a', 'b', 'schema_migrations'])
  })

  test('roll back a failed one and keep those before it', async () => {
    const client = await emptyDatabase()
    const folder = folderWith({ ...first, '0002_b.sql': 'create table b (id int); select 1/0' })
    await expect(migrate(client, folder, silentLog)).rejects.toThrow(
      'The migration 0002_b.sql failed and was rolled back: division by zero',
    )
    expect(await tablesOf(client)).toEqual(['a', 'schema_migrations'])
  })

  test('reject a file that was edited after it was applied', async () => {
    const client = await emptyDatabase()
    await migrate(client, folderWith(first), silentLog)
    const attempt = migrate(client, folderWith({ '0001_a.sql': 'create table a (id bigint);' }), silentLog)
    await expect(attempt).rejects.toBeInstanceOf(MigrationRefused)
    await expect(attempt).rejects.toThrow('0001_a.sql was edited after it was applied')
  })

  test('ignore differences in line ends', async () => {
    const client = await emptyDatabase()
    await migrate(client, folderWith({ '0001_a.sql': 'create table a (\nid int);' }), silentLog)
    const windows = folderWith({ '0001_a.sql': 'create table a (\r\nid int);' })
    expect(await migrate(client, windows, silentLog)).toEqual([])
  })

  test('reject a database with migrations that are not in the folder', async () => {
    const client = await emptyDatabase()
    await migrate(client, folderWith({ ...first, ...second }), silentLog)
    const attempt = migrate(client, folderWith(first), silentLog)
    await expect(attempt).rejects.toThrow('newer than this version of Smoke Deck: it already has 0002_b.sql')
  })

  test('reject a new file with a lower number than an applied one', async () => {
    const client = await emptyDatabase()
    await migrate(client, folderWith(second), silentLog)
    const attempt = migrate(client, folderWith({ ...first, ...second }), silentLog)
    await expect(attempt).rejects.toThrow('0001_a.sql comes before 0002_b.sql, which is already applied')
  })

  test.each([
    [{ ...first, '0001_b.sql': '' }, 'have the same number'],
    [{ '1_a.sql': '' }, 'must be named NNNN_sentence.sql'],
  ])('reject file names without an unambiguous order', async (files, message) => {
    const client = await emptyDatabase()
    await expect(migrate(client, folderWith(files), silentLog)).rejects.toThrow(message)
  })

  test('give up after three seconds on a locked table instead of blocking all requests behind it', async () => {
    const address = await freshAddress()
    const client = await connect(address.owner)
    await migrate(client, folderWith(first), silentLog)
    const blocker = await connect(address.owner)
    await blocker.query('begin; select from a')
    const startedAt = performance.now()
    const folder = folderWith({ ...first, '0002_b.sql': 'alter table a add column name text' })
    await expect(migrate(client, folder, silentLog)).rejects.toThrow(/lock timeout/)
    expect(performance.now() - startedAt).toBeLessThan(4_500)
  })
})

describe('Several processes', () => {
  const migrateInChild = (config: pg.ClientConfig, folder: string) =>
    runInChild(`
      import pg from 'pg'
      import { migrate } from '#platform/server/database/migrate.ts'
      import { createLog } from '#platform/server/log.ts'
      const client = new pg.Client(${JSON.stringify(config)})
      await client.connect()
      const log = createLog({ logLevel: 'silent' })
      console.log('starts')
      console.log((await migrate(client, ${JSON.stringify(folder)}, log)).length)
      await client.end()
    `)

  test('migrate an empty database once', async () => {
    const { owner } = await freshAddress()
    const children = [1, 2, 3].map(() => migrateInChild(owner, migrationsFolder))
    await Promise.all(children.map(child => child.nextLine()))
    const applied = await Promise.all(children.map(child => child.nextLine()))
    const endings = await Promise.all(children.map(child => child.ended()))
    expect(endings).toEqual(Array(3).fill({ code: 0, complaint: '' }))
    expect(applied.filter(count => count !== '0')).toHaveLength(1)
  })

  test('continue after one was killed in the middle of a migration', async () => {
    const { owner } = await freshAddress()
    const slow = folderWith({ '0001_a.sql': 'create table a (id int); select pg_sleep(1.5);' })
    const child = migrateInChild(owner, slow)
    await child.nextLine()
    await new Promise(resolve => setTimeout(resolve, 300))
    await child.kill()
    const client = await connect(owner)
    expect(await tablesOf(client)).toEqual(['schema_migrations'])
    expect(await migrate(client, slow, silentLog)).toEqual(['0001_a.sql'])
  })
})

describe('The migrated schema', () => {
  test('allows one featured pairing at most, and no event that ends before it starts', async () => {
    const client = await emptyDatabase()
    await migrate(client, migrationsFolder, silentLog)
    const feature = (slug: string) =>
      client.query('insert into pairings (title, slug, is_featured) values ($1, $1, true) returning id', [
        slug,
      ])
    const { rows } = await feature('one')
    expect(rows[0].id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    await expect(feature('two')).rejects.toMatchObject({ code: '23505' })
    const backwards = `insert into events (title, start_time, end_time) values ('x', now(), now() - interval '1 hour')`
    await expect(client.query(backwards)).rejects.toMatchObject({ code: '23514' })
  })
})
