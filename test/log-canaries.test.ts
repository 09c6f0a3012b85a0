import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { startApp } from './app.ts'
import { browser, createMember, type TestMember } from './members.ts'

const notes = 'canary notes of one member'
const name = 'canaryname'
const newPassword = 'another canary evening'
const newEmail = 'new-canary@lounge.example'
const written: string[] = []
const log = createLog({ logLevel: 'debug' }, { write: line => void written.push(line) })
const testApp = await startApp({ log })
const { database } = testApp
const consoleError = vi.spyOn(console, 'error').mockImplementation((...texts) => {
  written.push(texts.map(text => (text instanceof Error ? `${text.stack}` : JSON.stringify(text))).join(' '))
})
afterAll(async () => {
  consoleError.mockRestore()
  await testApp.close()
})

let member: TestMember
const secrets: string[] = []
const pairing = {
  cigar_name: 'Padrón 1964 Anniversary',
  pairing_type: 'spirit',
  pairing_name: 'Rum',
  notes,
}

beforeAll(async () => {
  member = await createMember(testApp, name)
  await member.request('POST', '/api/saved-pairings', pairing)
  const { rows } = await database.owner.query<{ secret: string }>(
    'select token as secret from sessions union all select password from identities where password is not null',
  )
  secrets.push(
    ...rows.map(({ secret }) => secret),
    member.email,
    member.password,
    notes,
    newPassword,
    newEmail,
  )
  await breakEveryTable()
})

/** As an error of the database may: with the whole row in its message. */
async function breakEveryTable(): Promise<void> {
  await database.owner.query(`
    create function break_write() returns trigger language plpgsql as $$
    begin raise exception 'broken: % %', row_to_json(new), row_to_json(old); end $$`)
  const { rows } = await database.owner.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  )
  for (const { name: table } of rows)
    await database.owner.query(
      `create trigger break_write before insert or update or delete on ${table} for each row execute function break_write()`,
    )
}

test('Nothing of a member reaches the log when writes fail', async () => {
  const { email, password } = member
  const { request } = browser(testApp)
  const newcomer = { email: newEmail, password: newPassword, name }
  const answers = [
    await member.request('POST', '/api/saved-pairings', { ...pairing, pairing_name: 'Whiskey' }),
    await member.request('POST', '/api/arturo', { cigar: 'Padrón 1964 Anniversary' }),
    await member.request('PATCH', '/api/profile', { name: notes }),
    await member.request('PUT', '/api/bar/maker-s-mark', {}),
    await member.request('POST', '/api/auth/change-password', { currentPassword: password, newPassword }),
    await member.request('POST', '/api/auth/change-email', { newEmail, password }),
    await member.request('POST', '/api/account/delete', { password }),
    await request('POST', '/api/auth/sign-up/email', newcomer),
    await request('POST', '/api/auth/sign-in/email', { email, password }),
    await request('POST', '/api/auth/request-password-reset', { email }),
    await request('POST', '/api/auth/sign-in/magic-link', { email }),
  ]
  expect(answers.filter(({ statusCode }) => statusCode >= 500).length).toBeGreaterThan(4)
  expect(written.filter(line => line.includes('"level":"error"')).length).toBeGreaterThan(4)
  for (const secret of secrets) expect(written.filter(line => line.includes(secret))).toEqual([])
})
