import { parse } from 'csv/sync'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberTables } from '#app/server/rooms.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, grantAdmin, signIn, signUp, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { tablesOf } from './member-rows.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ doesJobs: true })
})
afterAll(() => app.close())

const query = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await app.database.owner.query<Row>(statement, values)).rows
const files = async () => (await app.storage.list('avatars')).map(({ name }) => name)

async function uploadAvatar({ cookies }: TestMember): Promise<void> {
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/profile/avatar?name=me.png',
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'image/png',
    },
    payload: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  })
  expect(answer.statusCode).toBe(200)
}

async function exportOf(person: TestMember) {
  const answer = await person.request('GET', '/api/account/export')
  const entries = unzipSync(answer.rawPayload)
  const text = (name: string) => Buffer.from(entries[name]!).toString()
  const rows = (table: string): Record<string, string>[] =>
    parse(text(`tables/${table}.csv`), { columns: true, bom: true })
  return { answer, entries, text, rows }
}

test('The export holds all data of a member in one zip, without hashes, tokens or secrets', async () => {
  const grace = await createMember(app, 'grace')
  await signIn({ ...browser(app), email: grace.email, password: grace.password })
  await grace.request('PATCH', '/api/profile', {
    full_name: '=HYPERLINK("x")',
    address: 'Peach "St", 5\n2nd floor',
  })
  await grace.request('PATCH', '/api/settings', { theme: 'light' })
  await uploadAvatar(grace)
  const otherMember = await createMember(app, 'other')
  const { answer, entries, text, rows } = await exportOf(grace)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="smoke-deck-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store',
  })
  const tables = tablesOf({ tables: memberTables }).flatMap(({ name }) => [
    `tables/${name}.csv`,
    `tables/${name}.json`,
  ])
  expect(Object.keys(entries).sort()).toEqual(['account.json', 'avatar.png', ...tables].sort())
  expect(JSON.parse(text('account.json'))).toMatchObject({
    account: { id: grace.id, email: grace.email },
    profile: { full_name: '=HYPERLINK("x")' },
    settings: { theme: 'light' },
    sessions: [{ created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }, {}],
    passkeys: [],
  })
  expect(rows('profiles')).toMatchObject([
    { full_name: `'=HYPERLINK("x")`, address: 'Peach "St", 5\n2nd floor' },
  ])
  expect(rows('sessions')).toHaveLength(2)
  const allText = Object.keys(entries).map(text).join('\n')
  for (const foreign of [otherMember.id, otherMember.email, ...(await secrets())])
    expect(allText).not.toContain(foreign)
})

async function secrets(): Promise<string[]> {
  const rows = await query<{ secret: string }>(
    'select token as secret from sessions union select password from identities where password is not null',
  )
  expect(rows.length).toBeGreaterThan(3)
  return rows.map(({ secret }) => secret)
}

test('The JSON files of the export hold the same rows as the CSV files', async () => {
  const rosa = await createMember(app, 'rosa')
  const [cigar] = app.catalogue.cigars
  const [drink] = app.catalogue.drinks
  const pairing = { cigar_name: 'Padrón', pairing_type: 'spirit', pairing_name: 'Rum', notes: 'a, "b"\nc' }
  for (const [method, path, body] of [
    ['POST', '/api/saved-pairings', pairing],
    ['PUT', `/api/bar/${drink!.id}`, {}],
    ['PUT', `/api/tonight/refused/${cigar!.id}`, {}],
    ['PATCH', '/api/settings', { theme: 'light' }],
  ] as const)
    expect((await rosa.request(method, path, body)).statusCode).toBeLessThan(300)
  const { text, rows } = await exportOf(rosa)
  const asCell = (value: unknown) => (value === null ? '' : String(value))
  for (const { name } of tablesOf({ tables: memberTables })) {
    const inJson: object[] = JSON.parse(text(`tables/${name}.json`))
    const cells = inJson.map(row => Object.values(row).map(asCell))
    expect([name, cells]).toEqual([name, rows(name).map(row => Object.values(row))])
  }
  for (const name of ['saved_pairings', 'bar_drinks', 'tonight_refused', 'user_settings'])
    expect([name, JSON.parse(text(`tables/${name}.json`)).length]).toEqual([name, 1])
})

test('The export includes every table with data of a member', async () => {
  const owned = await query<{ name: string }>(`
    select distinct c.relname as name from pg_catalog.pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and (
      c.relname = 'users'
      or exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id')
      or exists (select from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.confrelid = 'users'::regclass))
    order by 1`)
  expect(owned.length).toBeGreaterThan(6)
  expect(
    tablesOf({ tables: memberTables })
      .map(({ name }) => name)
      .sort(),
  ).toEqual(owned.map(({ name }) => name))
})

test('The summary counts rows and pictures', async () => {
  const alan = await createMember(app, 'alan')
  await uploadAvatar(alan)
  const { tables, pictures } = (await alan.request('GET', '/api/account/summary')).json()
  expect(pictures).toBe(1)
  expect(
    Object.fromEntries(tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows])),
  ).toEqual({
    ...Object.fromEntries(tablesOf({ tables: memberTables }).map(({ name }) => [name, 0])),
    users: 1,
    sessions: 1,
    identities: 1,
    profiles: 1,
  })
})

test('A deleted account leaves no row, no picture and no session, and its email address is free again', async () => {
  const ada = await createMember(app, 'ada')
  const otherDevice = { ...browser(app), email: ada.email, password: ada.password }
  await signIn(otherDevice)
  await ada.request('PATCH', '/api/settings', { theme: 'dark' })
  const before = await files()
  await uploadAvatar(ada)
  const picture = (await files()).find(name => !before.includes(name))
  expect(picture).toBeDefined()
  await app.database.owner.query(
    "insert into verifications (identifier, value, expires_at) values ('x', $1, now() + interval '1 hour')",
    [ada.id],
  )
  const wrong = await ada.request('POST', '/api/account/delete', { password: 'not it' })
  expect([wrong.statusCode, wrong.json().error]).toEqual([422, 'That is not your current password.'])
  const answer = await ada.request('POST', '/api/account/delete', { password: ada.password })
  expect(answer.json()).toEqual({ done: true })
  expect(String(answer.headers['set-cookie'])).toMatch(
    /session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/,
  )
  expect((await otherDevice.request('GET', '/api/me')).statusCode).toBe(401)
  await waitFor(async () => expect(await files()).not.toContain(picture), 8_000)
  expect(await tablesMentioning(ada)).toEqual([])
  const entries = await query<{ entry: string }>('select a::text as entry from audit_log a')
  for (const { entry } of entries) expect(entry).not.toContain(ada.email)
  const rejoined = await createMember(app, 'ada')
  expect(rejoined.id).not.toBe(ada.id)
})

/** Tables with a row that still contains the id or the email address of the member. */
async function tablesMentioning({ id, email }: TestMember): Promise<string[]> {
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const mentioning: string[] = []
  // Tries under an address end by themselves, and the audit log keeps IDs for a year, which then name nobody.
  for (const { name } of tables.filter(table => !['attempts', 'audit_log'].includes(table.name))) {
    const statement = `select from ${name} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`
    if ((await query(statement, [id, email])).length > 0) mentioning.push(name)
  }
  return mentioning
}

test('If one step fails, nothing is deleted', async () => {
  const linus = await createMember(app, 'linus')
  await linus.request('PATCH', '/api/settings', { theme: 'light' })
  await uploadAvatar(linus)
  const before = await files()
  await app.database.owner.query(`
    create function fail_delete() returns trigger language plpgsql as $$ begin raise exception 'spoiled'; end $$;
    create trigger fail_delete before delete on user_settings for each row execute function fail_delete()`)
  const answer = await linus.request('POST', '/api/account/delete', { password: linus.password })
  await app.database.owner.query('drop trigger fail_delete on user_settings')
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([500, undefined])
  const me = (await linus.request('GET', '/api/me')).json()
  expect(me).toMatchObject({ email: linus.email, settings: { theme: 'light' } })
  expect((await linus.request('GET', me.profile.avatar_url)).statusCode).toBe(200)
  const jobs = await query("select from graphile_worker.jobs where task_identifier = 'remove-pictures'")
  expect([await files(), jobs]).toEqual([before, []])
})

test('Account deletion allows ten wrong passwords', async () => {
  const eve = await createMember(app, 'eve')
  const codes: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    codes.push((await eve.request('POST', '/api/account/delete', { password: 'a guess' })).statusCode)
  expect(codes).toEqual([...Array<number>(10).fill(422), 429])
  expect((await eve.request('GET', '/api/me')).statusCode).toBe(200)
})

test('The last admin cannot leave while there are members, and two admins cannot both leave at the same time', async () => {
  const [host, second] = [await createMember(app, 'host'), await createMember(app, 'second')]
  await grantAdmin(app, host)
  const leave = (person: TestMember) =>
    person.request('POST', '/api/account/delete', { password: person.password })
  const refused = await leave(host)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'LAST_ADMIN'])
  await grantAdmin(app, second)
  const codes = (await Promise.all([leave(host), leave(second)])).map(({ statusCode }) => statusCode)
  expect(codes.sort()).toEqual([200, 409])
})

test('After the only account is deleted, the next account becomes admin', async () => {
  const emptyApp = await startApp({ isClaimed: false })
  const first = await signUp(emptyApp, 'first')
  const role = async (person: TestMember) => (await person.request('GET', '/api/me')).json().role
  expect(await role(first)).toBe('admin')
  expect((await first.request('POST', '/api/account/delete', { password: first.password })).statusCode).toBe(
    200,
  )
  expect(await role(await signUp(emptyApp, 'next'))).toBe('admin')
  await emptyApp.close()
})
