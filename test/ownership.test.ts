import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from './database.ts'
import { deriveRow, inOrderOfReferences, insertStatement, type SampleRow } from './derive-row.ts'
import { rowSamples } from './row-samples.ts'
import { readOnlyTables, sharedTables } from './shared-tables.ts'

/** Of the accounts, or of staff about members: the role that works for requests can do nothing with them at all. */
const accountTables = [
  'attempts',
  'audit_log',
  'house_owner',
  'identities',
  'invitations',
  'lounge_profile',
  'lounge_settings',
  'member_notes',
  'passkeys',
  'sessions',
  'two_factors',
  'users',
  'verifications',
]

interface OwnedTable {
  name: string
  owner: string
  isGuarded: boolean
}

let database: TestDatabase
let tables: OwnedTable[]
const rows = new Map<string, SampleRow>()
const [ada, grace] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']

beforeAll(async () => {
  database = await freshDatabase()
  tables = await findOwned(database)
  for (const id of [ada, grace])
    await database.owner.query('insert into users (id, email) values ($1, $2)', [id, `${id}@lounge.example`])
  for (const id of [ada, grace])
    for (const statement of [
      "insert into events (id, title, start_time) values ($1, 'Three rums', now())",
      "insert into announcements (id, title, body) values ($1, 'Closed tonight', 'The boiler is out.')",
      "insert into live_pairings (id, cigar_name) values ($1, 'A cigar')",
      `insert into live_pairing_drinks (pairing_id, place, drink_id, drink_name, score)
        values ($1, 1, 'rum', 'Rum', 80)`,
    ])
      await database.owner.query(statement, [id])
  await database.owner.query(
    "insert into chat_messages (channel, seq, id, digest, content) values ('general', 1, uuidv7(), '', 'Hello')",
  )
  for (const { name, owner } of await inOrderOfReferences(database.owner, tables))
    for (const id of [ada, grace]) {
      const row = { ...(await deriveRow(database.owner, name, owner, id)), ...rowSamples[name] }
      rows.set(`${name} of ${id}`, row)
      if (name !== 'profiles') await database.owner.query(insertOf(name, id))
    }
})
afterAll(() => database.close())

describe('what belongs to a member', () => {
  it('is found in the database itself', () => {
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['profiles', 'user_settings']))
  })

  it('cannot be seen, changed, deleted or made by another member', async () => {
    for (const table of tables) expect(await breachesOf(table), table.name).toEqual([])
  })

  it('would be noticed if a policy were missing, open or switched off', async () => {
    for (const table of tables) {
      const { rows: policies } = await database.owner.query<{ name: string }>(
        "select policyname as name from pg_policies where tablename = $1 and roles = '{smoke_deck_app}'",
        [table.name],
      )
      expect(policies, `${table.name} has its policies for the app role`).not.toEqual([])
      const dropAll = policies.map(({ name }) => `drop policy ${name} on ${table.name};`).join('')
      for (const mutation of [
        dropAll,
        `${dropAll} create policy everyone on ${table.name} to smoke_deck_app using (true)`,
        `${dropAll} create policy anybody_reads on ${table.name} for select to smoke_deck_app using (true)`,
        `alter table ${table.name} disable row level security`,
      ])
        expect(await withMutation(table.name, mutation, () => breachesOf(table)), mutation).not.toEqual([])
    }
    for (const table of tables) expect(await breachesOf(table), `${table.name} afterwards`).toEqual([])
  })
})

describe('the account of a member', () => {
  it('takes along every row that belongs to it', async () => {
    const client = await database.owner.connect()
    const left: string[] = []
    try {
      await client.query('begin')
      await client.query('delete from users where id = $1', [ada])
      for (const { name, owner } of tables) {
        const { rowCount } = await client.query(`select from ${name} where ${owner} = $1`, [ada])
        if (rowCount) left.push(name)
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(left, 'tables whose migration lacks "references users on delete cascade"').toEqual([])
  })
})

describe('the role that works for requests', () => {
  it('is no superuser and skips no policy', async () => {
    const { rows } = await database.app.query(
      'select current_user as name, rolsuper or rolbypassrls as "isAbove" from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ name: 'smoke_deck_app', isAbove: false }])
  })

  it('can do nothing with accounts', async () => {
    for (const table of accountTables)
      for (const statement of [
        `select * from ${table}`,
        `select count(*) from ${table}`,
        `insert into ${table} default values`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        expect(await codeOf(database.app.query(statement)), statement).toBe('42501')
    expect(await codeOf(database.app.query("update users set role = 'admin'"))).toBe('42501')
  })

  it('has no access to tables about people that are not a member’s own', async () => {
    const { rows } = await database.owner.query<{ name: string }>(withPerson)
    const own = tables.map(({ name }) => name)
    expect(
      rows
        .map(({ name }) => name)
        .filter(name => ![...own, ...accountTables, ...sharedTables].includes(name)),
    ).toEqual([])
  })
})

describe('the role that signs people in', () => {
  it('reads nothing of what members keep, but the profile that it makes', async () => {
    for (const { name } of tables.filter(({ name }) => name !== 'profiles'))
      expect(await codeOf(database.auth.query(`select * from ${name}`)), name).toBe('42501')
    expect(await codeOf(database.auth.query('delete from profiles'))).toBe('42501')
    expect(await codeOf(database.auth.query("update profiles set membership_tier = 'vip'"))).toBe('42501')
  })
})

/** Everything that one member could do with the row of another, as the role of requests. Nothing, when all is well. */
async function breachesOf({ name, owner, isGuarded }: OwnedTable): Promise<string[]> {
  const isAdas = `${owner} = '${ada}'`
  const statements: [string, string | undefined, string, number | string][] = [
    ['sees her own', ada, `select * from ${name} where ${isAdas}`, 1],
    ['changes her own', ada, `update ${name} set ${owner} = ${owner} where ${isAdas}`, 1],
    ['no member sees none', undefined, `select * from ${name}`, 0],
    ['no member changes none', undefined, `update ${name} set ${owner} = ${owner}`, 0],
    ['no member deletes none', undefined, `delete from ${name}`, 0],
    ['no member makes none', undefined, insertOf(name, ada), '42501'],
    ['another sees hers', grace, `select * from ${name} where ${isAdas}`, 0],
    ['another sees more than their own', grace, `select * from ${name}`, 1],
    [
      'another counts hers',
      grace,
      `select 1 from (select count(*) n from ${name} where ${isAdas}) c where n > 0`,
      0,
    ],
    ['another changes hers', grace, `update ${name} set ${owner} = ${owner} where ${isAdas}`, 0],
    ['another takes hers', grace, `update ${name} set ${owner} = '${grace}' where ${isAdas}`, 0],
    ['another deletes hers', grace, `delete from ${name} where ${isAdas}`, 0],
    ['another makes one for her', grace, insertOf(name, ada), '42501'],
    [
      'another gives theirs away',
      grace,
      `update ${name} set ${owner} = '${ada}' where ${owner} = '${grace}'`,
      '42501',
    ],
  ]
  const breaches = isGuarded ? [] : ['row level security is off']
  const isReadOnly = readOnlyTables.includes(name)
  for (const [what, who, statement, allowed] of statements) {
    const expected = isReadOnly && !statement.startsWith('select') ? '42501' : allowed
    const found = await tryAs(who, statement)
    if (found !== expected) breaches.push(`${name}: ${what} (${found} instead of ${expected})`)
  }
  return breaches
}

const undone = new Error('undone')

/** How many rows a statement finds or changes on behalf of a member, or the code of its refusal. Nothing of it remains. */
async function tryAs(memberId: string | undefined, statement: string): Promise<number | string> {
  let found: number | string = ''
  try {
    await database.inTransaction(memberId, async transaction => {
      const { rowCount } = await transaction.execute(sql.raw(statement))
      found = rowCount ?? 0
      throw undone
    })
  } catch (failure) {
    if (failure !== undone) found = codeIn(failure)
  }
  return found
}

const codeOf = (query: Promise<unknown>) => query.then(() => 'allowed', codeIn)
const codeIn = (failure: unknown): string => {
  const { code, cause } = failure as { code?: string; cause?: unknown }
  return code ?? (cause ? codeIn(cause) : String(failure))
}

/** Changes the rules of a table in this test’s own database, looks, and puts them back from a copy of the catalogue. */
async function withMutation<Result>(
  table: string,
  mutation: string,
  look: () => Promise<Result>,
): Promise<Result> {
  const { rows: policies } = await database.owner.query<{ restore: string }>(describePolicies, [table])
  await database.owner.query(mutation)
  try {
    return await look()
  } finally {
    const { rows } = await database.owner.query<{ drop: string }>(dropPolicies, [table])
    for (const { drop } of rows) await database.owner.query(drop)
    await database.owner.query(`alter table ${table} enable row level security`)
    for (const { restore } of policies) await database.owner.query(restore)
  }
}

function insertOf(table: string, id: string): string {
  return insertStatement(table, rows.get(`${table} of ${id}`)!)
}

/** Tables that requests work with and that say whose each row is. */
async function findOwned({ owner }: TestDatabase): Promise<OwnedTable[]> {
  const { rows } = await owner.query<OwnedTable>(`
    select c.relname as name, a.attname as owner, c.relrowsecurity as "isGuarded"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
      and (a.attname = 'user_id' or (c.relname = 'profiles' and a.attname = 'id'))
      and has_table_privilege('smoke_deck_app', c.oid, 'select, insert, update, delete')
    order by 1`)
  return rows.filter(({ name }) => !sharedTables.includes(name))
}

/** Tables that refer to people in whatever column, and that requests can do something with. */
const withPerson = `
  select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.confrelid in ('users'::regclass, 'profiles'::regclass)
    and has_table_privilege('smoke_deck_app', c.oid, 'select, insert, update, delete')
  order by 1`

const dropPolicies = `
  select format('drop policy %I on %I', policyname, tablename) as drop from pg_policies where tablename = $1`

const describePolicies = `
  select format('create policy %I on %I as %s for %s to %s', policyname, tablename, permissive, cmd,
      array_to_string(roles, ', '))
    || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as restore
  from pg_policies where schemaname = 'public' and tablename = $1`
