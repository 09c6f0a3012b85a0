import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberTables } from '#app/server/member-tables.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { appoint, browser, join, type Person, signIn, signUp } from '#test/people.ts'
import { tablesOf } from './export-account.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ doesJobs: true })
})
afterAll(() => house.close())

const ask = async <Row extends object>(question: string, values: unknown[] = []) =>
  (await house.database.owner.query<Row>(question, values)).rows
const files = async () => (await house.storage.list('avatars')).map(({ name }) => name)

async function uploadAvatar({ cookies }: Person): Promise<void> {
  const answer = await house.inject({
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

async function exportOf(person: Person) {
  const answer = await person.ask('GET', '/api/account/export')
  const entries = unzipSync(answer.rawPayload)
  const text = (name: string) => Buffer.from(entries[name]!).toString()
  const rows = (table: string): Record<string, string>[] =>
    parse(text(`tables/${table}.csv`), { columns: true, bom: true })
  return { answer, entries, text, rows }
}

test('A member takes everything along in one zip, and none of it is a hash, a token or a secret', async () => {
  const grace = await join(house, 'grace')
  await signIn({ ...browser(house), email: grace.email, password: grace.password })
  await grace.ask('PATCH', '/api/profile', {
    full_name: '=HYPERLINK("x")',
    address: 'Peach "St", 5\n2nd floor',
  })
  await grace.ask('PATCH', '/api/settings', { theme: 'light' })
  await uploadAvatar(grace)
  const other = await join(house, 'other')
  const { answer, entries, text, rows } = await exportOf(grace)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="smoke-deck-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store',
  })
  const tables = tablesOf({ tables: memberTables }).map(({ name }) => `tables/${name}.csv`)
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
  const whole = Object.keys(entries).map(text).join('\n')
  for (const foreign of [other.id, other.email, ...(await secrets())]) expect(whole).not.toContain(foreign)
})

async function secrets(): Promise<string[]> {
  const rows = await ask<{ secret: string }>(
    'select token as secret from sessions union select password from identities where password is not null',
  )
  expect(rows.length).toBeGreaterThan(3)
  return rows.map(({ secret }) => secret)
}

test('Every table with something of a member in it is in the export', async () => {
  const owned = await ask<{ name: string }>(`
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

test('The summary counts what there is', async () => {
  const alan = await join(house, 'alan')
  await uploadAvatar(alan)
  const { tables, pictures } = (await alan.ask('GET', '/api/account/summary')).json()
  expect(pictures).toBe(1)
  expect(
    Object.fromEntries(tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows])),
  ).toEqual({
    users: 1,
    sessions: 1,
    identities: 1,
    passkeys: 0,
    two_factors: 0,
    house_owner: 0,
    profiles: 1,
    user_settings: 0,
    saved_pairings: 0,
    bar_drinks: 0,
    tonight_refused: 0,
    tellings: 0,
  })
})

test('A deleted account leaves nothing: no row, no picture, no session; its address is free again', async () => {
  const ada = await join(house, 'ada')
  const elsewhere = { ...browser(house), email: ada.email, password: ada.password }
  await signIn(elsewhere)
  await ada.ask('PATCH', '/api/settings', { theme: 'dark' })
  const others = await files()
  await uploadAvatar(ada)
  const picture = (await files()).find(name => !others.includes(name))
  expect(picture).toBeDefined()
  await house.database.owner.query(
    "insert into verifications (identifier, value, expires_at) values ('x', $1, now() + interval '1 hour')",
    [ada.id],
  )
  const wrong = await ada.ask('POST', '/api/account/delete', { password: 'not it' })
  expect([wrong.statusCode, wrong.json().error]).toEqual([422, 'That is not your current password.'])
  const answer = await ada.ask('POST', '/api/account/delete', { password: ada.password })
  expect(answer.json()).toEqual({ done: true })
  expect(String(answer.headers['set-cookie'])).toMatch(
    /session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/,
  )
  expect((await elsewhere.ask('GET', '/api/me')).statusCode).toBe(401)
  await vi.waitFor(async () => expect(await files()).not.toContain(picture), 8_000)
  expect(await tablesNaming(ada)).toEqual([])
  const back = await join(house, 'ada')
  expect(back.id).not.toBe(ada.id)
})

/** Tables in which the number or the mail address of the member still stands somewhere. */
async function tablesNaming({ id, email }: Person): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const naming: string[] = []
  for (const { name } of tables.filter(one => one.name !== 'attempts')) {
    const question = `select from ${name} one where one::text like '%' || $1 || '%' or one::text like '%' || $2 || '%'`
    if ((await ask(question, [id, email])).length > 0) naming.push(name)
  }
  return naming
}

test('When a step fails nothing is deleted', async () => {
  const linus = await join(house, 'linus')
  await linus.ask('PATCH', '/api/settings', { theme: 'light' })
  await uploadAvatar(linus)
  const before = await files()
  await house.database.owner.query(`
    create function keep_settings() returns trigger language plpgsql as $$ begin raise exception 'spoiled'; end $$;
    create trigger keep_settings before delete on user_settings for each row execute function keep_settings()`)
  const answer = await linus.ask('POST', '/api/account/delete', { password: linus.password })
  await house.database.owner.query('drop trigger keep_settings on user_settings')
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([500, undefined])
  const me = (await linus.ask('GET', '/api/me')).json()
  expect(me).toMatchObject({ email: linus.email, settings: { theme: 'light' } })
  expect((await linus.ask('GET', me.profile.avatar_url)).statusCode).toBe(200)
  const jobs = await ask("select from graphile_worker.jobs where task_identifier = 'remove-pictures'")
  expect([await files(), jobs]).toEqual([before, []])
})

test('Guessing the password to delete an account ends after ten tries', async () => {
  const eve = await join(house, 'eve')
  const codes: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    codes.push((await eve.ask('POST', '/api/account/delete', { password: 'a guess' })).statusCode)
  expect(codes).toEqual([...Array<number>(10).fill(422), 429])
  expect((await eve.ask('GET', '/api/me')).statusCode).toBe(200)
})

test('The last admin stays while others are there, and two who leave together do not both succeed', async () => {
  const [host, second] = [await join(house, 'host'), await join(house, 'second')]
  await appoint(house, host)
  const leave = (person: Person) => person.ask('POST', '/api/account/delete', { password: person.password })
  const refused = await leave(host)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'LAST_ADMIN'])
  await appoint(house, second)
  const codes = (await Promise.all([leave(host), leave(second)])).map(({ statusCode }) => statusCode)
  expect(codes.sort()).toEqual([200, 409])
})

test('Whoever leaves an empty house leaves it to the next one', async () => {
  const fresh = await startApp({ isClaimed: false })
  const first = await signUp(fresh, 'first')
  const role = async (person: Person) => (await person.ask('GET', '/api/me')).json().role
  expect(await role(first)).toBe('admin')
  expect((await first.ask('POST', '/api/account/delete', { password: first.password })).statusCode).toBe(200)
  expect(await role(await signUp(fresh, 'next'))).toBe('admin')
  await fresh.close()
})
