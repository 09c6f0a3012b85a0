import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { deriveRequest } from './derive-request.ts'
import { canary, type FilledAccount, fillAccountOf } from './fill-account.ts'
import { givenOf, memberRequests, sendRequest } from './member-requests.ts'
import { createMember, type TestMember } from './members.ts'
import { addressOf, procedures } from './procedures.ts'
import { requestsWithoutOwnRows } from './requests-without-own-rows.ts'

// Row policies are the second line of defense. Here they are off, so that only the filter of each query is left.

let app: TestApp
let ada: TestMember
let grace: TestMember
let ids: FilledAccount
/** The rows of one member, which no other member changes. */
let before: string

beforeAll(async () => {
  app = await startApp()
  ada = await createMember(app, 'ada')
  grace = await createMember(app, 'grace')
  ids = await fillAccountOf(app, ada)
  await turnPoliciesOff()
  before = await rowsOfAda()
})
afterAll(() => app.close())

async function turnPoliciesOff(): Promise<void> {
  const { rows } = await app.database.owner.query<{ name: string }>(
    'select distinct tablename as name from pg_policies order by 1',
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['bar_drinks', 'saved_pairings']))
  for (const { name } of rows)
    await app.database.owner.query(`alter table ${name} disable row level security`)
  const { rows: visible } = await app.database.app.query('select 1 from saved_pairings')
  expect(visible.length, 'rows that the app role sees now').toBeGreaterThan(0)
}

/** Every row of Ada's, in every table with data of members. */
async function rowsOfAda(): Promise<string> {
  const { rows: tables } = await app.database.owner.query<{ name: string; owner: string }>(`
    select c.relname as name, a.attname as owner from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and (a.attname in ('user_id', 'author_id') or (c.relname in ('profiles', 'users') and a.attname = 'id')) order by 1`)
  const statements = tables.map(
    ({ name, owner }) =>
      `select '${name}' as name, t::text as row from ${name} t where ${owner} = '${ada.id}'`,
  )
  const { rows } = await app.database.owner.query(`${statements.join(' union all ')} order by 1, 2`)
  expect(rows.length).toBeGreaterThan(8)
  return JSON.stringify(rows)
}

const idsOfAda = () => new Set(before.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))

/** Refused with 422 for the id of another member's row. */
const idsOfOthers = ['POST /api/chat/channels/:name/messages', 'PUT /api/chat/photos/:id']

const ofMembers = procedures.filter(
  // The two of the accounts ask for a password, and change the session that is presented.
  ({ opensTo, path }) =>
    opensTo === 'members' && !path.startsWith('/api/auth/') && !/^\/api\/admin\/(un)?lock$/.test(path),
)
/** Those that no list names need nothing but what their contract says. */
const derivedRequests = ofMembers.filter(
  procedure => ![...Object.keys(memberRequests), ...requestsWithoutOwnRows].includes(addressOf(procedure)),
)

async function expectOwnRowsOnly(
  name: string,
  send: () => Promise<{ statusCode: number; body: string; headers: Record<string, unknown> }>,
): Promise<void> {
  const answer = await send()
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  expect(answer.statusCode, 'signed in').not.toBe(401)
  if (!idsOfOthers.includes(name)) expect(answer.statusCode, answer.body).not.toBe(422)
  expect(answer.body).not.toContain(canary)
  expect(String(answer.headers['content-type'])).not.toMatch(/^image/)
  expect(await rowsOfAda()).toBe(before)
}

describe('without row policies', () => {
  it('the lists name requests of members only', () => {
    expect(ofMembers.map(addressOf)).toEqual(
      expect.arrayContaining([...Object.keys(memberRequests), ...requestsWithoutOwnRows]),
    )
  })

  it.each(derivedRequests.map(procedure => [addressOf(procedure), procedure] as const))(
    '%s, with an id of each row of another member, neither shows nor changes it',
    async (name, procedure) => {
      const requests = [...idsOfAda()].map(id => deriveRequest(procedure, id))
      // Some take no id: they are the same for each.
      const distinct = new Map(requests.map(request => [JSON.stringify(request), request])).values()
      for (const { url, body } of distinct)
        await expectOwnRowsOnly(name, () => grace.request(procedure.method, url, body))
    },
  )

  // Last, because the last of them deletes the account.
  it.each(Object.entries(memberRequests))(
    '%s neither shows nor changes a row of another member',
    // What Grace sends, with Ada's ids where an address takes one.
    (name, request) =>
      expectOwnRowsOnly(name, () => sendRequest(app, grace, givenOf(app, ids), [name, request])),
  )

  it('would be noticed: Ada sees what she has', async () => {
    expect((await ada.request('GET', '/api/saved-pairings')).body).toContain(canary)
    expect((await ada.request('GET', `/api/saved-pairings/${ids.saved}`)).body).toContain(canary)
    expect((await ada.request('GET', '/api/humidor/items')).body).toContain(canary)
    expect((await ada.request('GET', '/api/humidor/maintenance')).body).toContain(canary)
    expect((await ada.request('GET', '/api/journal/entries')).body).toContain(canary)
    expect((await ada.request('GET', '/api/me')).body).toContain(canary)
    expect((await ada.request('GET', `/api/journal/entries/${ids.entry}/photo`)).statusCode).toBe(200)
    expect((await ada.request('GET', `/api/chat/photos/${ids.photo}`)).statusCode).toBe(200)
  })
})
