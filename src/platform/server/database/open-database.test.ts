import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { waitFor } from '#test/wait-for.ts'
import { requestTimeouts } from './open-database.ts'

const database = await freshDatabase('empty', requestTimeouts)
afterAll(() => database.close())

async function queryValue(sqlText: string): Promise<unknown> {
  const { rows } = await database.app.query({ text: sqlText, rowMode: 'array' })
  return rows[0]?.[0]
}

describe('The app role', () => {
  test('is no superuser, does not bypass row policies and owns nothing', async () => {
    const { rows } = await database.app.query(
      `select rolname, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolname: 'smoke_deck_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreatedb: false,
        rolcreaterole: false,
        owned: 0,
      },
    ])
  })

  test.each([
    ['create table mine (id int)', '42501'],
    ['alter table events add column price int', '42501'],
    ['drop table events', '42501'],
    ['truncate events', '42501'],
    ['create schema mine', '42501'],
    ['set role postgres', '42501'],
    [`delete from schema_migrations`, '42501'],
  ])('cannot: %s', async (statement, code) => {
    await expect(database.app.query(statement)).rejects.toMatchObject({ code })
  })

  test('reads and writes the rows of tables that are not closed to it', async () => {
    await database.app.query(`insert into house_content (key, fingerprint) values ('Tasting', 'one')`)
    await database.app.query(`update house_content set fingerprint = 'two'`)
    expect(await queryValue('select fingerprint from house_content')).toBe('two')
    await database.app.query('delete from house_content')
    expect(await queryValue('select count(*)::int from house_content')).toBe(0)
  })
})

describe('In a transaction', () => {
  test('the row policies see the member, and no member afterwards', async () => {
    await database.owner.query(`
      create table notes (id int, owner_id text);
      insert into notes values (1, 'grace'), (2, 'linus');
      alter table notes enable row level security;
      create policy own_notes on notes using (owner_id = current_setting('app.user_id', true))`)
    const visibleTo = (memberId?: string) =>
      database.inTransaction(memberId, async transaction => {
        const { rows } = await transaction.execute(sql`select id from notes`)
        return rows.map(row => row.id)
      })
    expect(await visibleTo('grace')).toEqual([1])
    expect(await visibleTo('linus')).toEqual([2])
    expect(await visibleTo()).toEqual([])
    expect(await queryValue('select count(*)::int from notes')).toBe(0)
  })

  test('an error rolls everything back and is rethrown unchanged', async () => {
    const refusal = new Error('No')
    const attempt = database.inTransaction(undefined, async transaction => {
      await transaction.execute(sql`insert into house_content (key, fingerprint) values ('Undone', '')`)
      throw refusal
    })
    await expect(attempt).rejects.toBe(refusal)
    expect(await queryValue(`select count(*)::int from house_content where key = 'Undone'`)).toBe(0)
  })

  test('a broken connection is discarded, not reused', async () => {
    const attempt = database.inTransaction(undefined, async transaction => {
      const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`)
      await database.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await transaction.execute(sql`select 1`)
    })
    await expect(attempt).rejects.toThrow()
    for (let round = 0; round < 12; round += 1) expect(await queryValue('select 1')).toBe(1)
  })

  test('twelve concurrent transactions share ten connections and leak none', async () => {
    const transactions = Array.from({ length: 12 }, (_, number) =>
      database.inTransaction('grace', transaction =>
        transaction.execute(sql`select ${number}::int as number`),
      ),
    )
    expect(await Promise.all(transactions)).toHaveLength(12)
    expect(database.app.totalCount).toBe(database.app.idleCount)
  })
})

describe('When the database fails', () => {
  test('idle connections that were terminated are replaced', async () => {
    await Promise.all(Array.from({ length: 4 }, () => database.app.query('select pg_sleep(0.02)')))
    await database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where usename = 'smoke_deck_app' and datname = current_database()`,
    )
    await waitFor(async () => expect(await queryValue('select 1')).toBe(1), { timeout: 2_000 })
  })

  test('a statement times out after five seconds', async () => {
    const startedAt = performance.now()
    await expect(database.app.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    expect(performance.now() - startedAt).toBeLessThan(5_900)
  })

  test('waiting for a connection times out after two seconds', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => database.app.connect()))
    const startedAt = performance.now()
    await expect(database.app.query('select 1')).rejects.toThrow(/timeout/)
    expect(performance.now() - startedAt).toBeLessThan(2_500)
    for (const client of clients) client.release()
  })
})

test('Drizzle uses the app role', async () => {
  const { rows } = await database.orm.execute(sql`select current_user as role`)
  expect(rows).toEqual([{ role: 'smoke_deck_app' }])
})
