import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import { createPool } from './create-pool.ts'
import { memberInsert, memberQuery, memberSql } from './member-statement.ts'

const noteCount = 40
const listNotes = memberQuery('list-notes', 'select id from notes order by id desc')
const countNotes = memberQuery('count-notes', 'select count(*)::int as count from notes')
const failLate = memberQuery('fail-late', 'select 1 / (id - id) as id from notes')
const insertNote = memberInsert(
  'insert-note',
  'notes (id, owner_id) select $2::int, $3::text from caller returning owner_id',
)

let database: TestDatabase
let closePool: () => Promise<void>
beforeAll(async () => {
  database = await freshDatabase()
  await database.owner.query(`
    create table notes (id int, owner_id text);
    create index on notes (owner_id, id);
    insert into notes select n, (array['grace', 'linus'])[1 + n % 2] from generate_series(1, ${noteCount}) n;
    alter table notes enable row level security;
    create policy own_notes on notes using (owner_id = nullif(current_setting('app.user_id', true), ''));
    analyze notes`)
  // One connection, so that each statement runs where the one before it ran.
  const app = createPool(database.address.app, { connections: 1, statementMs: 5_000 }, silentLog)
  closePool = () => app.end()
  database = {
    ...database,
    app,
    runAsMember: async (statement, memberId, ...values) =>
      (await app.query({ ...statement, values: [memberId, ...values] })).rows,
  }
})
afterAll(async () => {
  await closePool()
  await database.close()
})

const idsOf = async (memberId: string) =>
  (await database.runAsMember<{ id: number }>(listNotes, memberId)).map(({ id }) => id)
const currentMember = async () => {
  const { rows } = await database.app.query(`select current_setting('app.user_id', true) as id`)
  return rows[0].id ?? ''
}

describe('A statement for one member', () => {
  it('sees the rows of that member only, in order, call after call', async () => {
    const evens = Array.from({ length: noteCount / 2 }, (_, index) => noteCount - 2 * index)
    // The sixth run of a prepared statement may take a generic plan.
    for (let round = 0; round < 8; round++) {
      expect(await idsOf('grace')).toEqual(evens)
      expect(await idsOf('linus')).toEqual(evens.map(id => id - 1))
      expect(await idsOf('nobody')).toEqual([])
    }
  })

  it('leaves no member on its connection, not even after an error', async () => {
    await idsOf('grace')
    expect(await currentMember()).toBe('')
    await expect(database.runAsMember(failLate, 'grace')).rejects.toMatchObject({ code: '22012' })
    expect(await currentMember()).toBe('')
    const { rows } = await database.app.query('select count(*)::int as count from notes')
    expect(rows).toEqual([{ count: 0 }])
  })

  it('sees the same rows with every kind of plan', async () => {
    for (const off of [
      'enable_nestloop',
      'enable_hashjoin',
      'enable_seqscan',
      'enable_indexscan',
      'enable_material',
    ])
      for (const cache of ['force_generic_plan', 'force_custom_plan']) {
        await database.app.query(`set ${off} = off; set plan_cache_mode = ${cache}`)
        expect(await database.runAsMember(countNotes, 'linus'), `${off} ${cache}`).toEqual([
          { count: noteCount / 2 },
        ])
        await database.app.query(`reset ${off}; reset plan_cache_mode`)
      }
  })

  it('inserts a row of that member, and none of another', async () => {
    expect(await database.runAsMember(insertNote, 'ada', 1, 'ada')).toEqual([{ owner_id: 'ada' }])
    await expect(database.runAsMember(insertNote, 'ada', 2, 'grace')).rejects.toMatchObject({ code: '42501' })
    expect(await idsOf('ada')).toEqual([1])
  })

  it('works for a query that is composed', async () => {
    const { rows } = await database.orm.execute(
      memberSql('grace', sql`select id from notes where id <= ${4} order by id`),
    )
    expect(rows).toEqual([{ id: 2 }, { id: 4 }])
  })
})
