import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { createMember as createAccount, signIn } from './members.ts'

const root = resolve(import.meta.dirname, '..')
let server: TestApp
let databaseUrl: string
beforeAll(async () => {
  server = await startApp({ isClaimed: false, host: '0.0.0.0', isSeeded: false })
  const { host, port, database } = server.database.address.owner
  databaseUrl = `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host!)}&port=${port}`
})
afterAll(() => server.close())

async function run(program: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${program}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, BASE_URL: 'https://lounge.example', ...environment },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  const [out, error] = await said
  return { code, out, error }
}

const guest = (name: string) => createAccount(server, name)

/** What programs of the operator did to this account. */
async function entriesOf(memberId: string): Promise<string[]> {
  const { rows } = await server.database.owner.query<{ action: string }>(
    'select action from audit_log where target = $1 and actor_id is null and address is null order by position',
    [memberId],
  )
  return rows.map(({ action }) => action)
}

test('make-admin makes an admin of an account, who signs in again, and closes the way of the owner link', async () => {
  const ada = await guest('ada')
  const { code, out, error } = await run('make-admin', [' ADA@lounge.example'])
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain('is an admin now')
  expect((await ada.request('GET', '/api/auth/get-session')).json()).toBeNull()
  await signIn(ada)
  expect((await ada.request('GET', '/api/outbox')).statusCode).toBe(200)
  const { rows } = await server.database.owner.query('select user_id, code_hash from house_owner')
  expect(rows).toEqual([{ user_id: ada.id, code_hash: null }])
  expect(out).toContain('Done in the database that DATABASE_URL names.')
  expect(await entriesOf(ada.id)).toEqual(['account.role'])
})

test('reset-password prints a link that sets a new password, and ends nothing before', async () => {
  const grace = await guest('grace')
  const { code, out } = await run('reset-password', [grace.email])
  expect(code).toBe(0)
  const token = /https:\/\/lounge\.example\/reset-password\?token=([\w-]{43})\n/.exec(out)![1]
  expect((await grace.request('GET', '/api/auth/get-session')).json()).not.toBeNull()
  const newPassword = 'another evening entirely'
  const answer = await grace.request('POST', '/api/auth/reset-password', { token, newPassword })
  expect(answer.json()).toEqual({ done: true })
  await signIn({ ...grace, password: newPassword })
  expect(await entriesOf(grace.id)).toEqual(['account.create-reset-link'])
})

test('remove-second-factor and correct-address help a member in, who is told by mail', async () => {
  const linus = await guest('linus')
  const none = await run('remove-second-factor', [linus.email])
  expect(none.out).toContain('has no second factor')
  await server.database.owner.query(
    `with factor as (insert into two_factors (user_id, secret, backup_codes) values ($1, 'sealed', 'sealed'))
     update users set two_factor_enabled = true where id = $1`,
    [linus.id],
  )
  const removed = await run('remove-second-factor', [linus.email])
  expect(removed).toMatchObject({ code: 0, error: '' })
  expect(removed.out).toContain('Done in the database that DATABASE_URL names.')
  expect((await run('correct-address', [linus.email, 'linus@'])).error).toContain('valid email address')
  const corrected = await run('correct-address', [linus.email, 'Linus@New.example'])
  expect(corrected.out).toContain('The address is linus@new.example now')
  await signIn({ ...linus, email: 'linus@new.example' })
  const entries = ['account.remove-second-factor', 'account.correct-email']
  expect(await entriesOf(linus.id)).toEqual(entries)
  const again = await run('correct-address', ['linus@new.example', 'linus@new.example'])
  expect(again.out).toContain('The address is linus@new.example already. Nothing has changed.')
  const taken = await run('correct-address', ['linus@new.example', 'ada@lounge.example'])
  expect(taken.error).toContain('Another account in the database that DATABASE_URL names has this address.')
  expect(await entriesOf(linus.id)).toEqual(entries)
  const mails = await server.database.owner.query(
    "select count(*)::int as count from graphile_worker._private_jobs where payload::text like '%linus@%'",
  )
  expect(mails.rows).toEqual([{ count: 3 }])
})

test.each(['make-admin', 'reset-password'])('%s says what is wrong', async program => {
  expect(await run(program, ['nobody@lounge.example'])).toEqual({
    code: 1,
    out: '',
    error: 'No account in the database that DATABASE_URL names has the address nobody@lounge.example.\n',
  })
  expect(await run(program, [])).toMatchObject({ code: 1, error: `Usage: npm run ${program} -- EMAIL\n` })
  const empty = mkdtempSync(join(tmpdir(), 'smoke-deck-empty-'))
  const elsewhere = await run(program, ['ada@lounge.example'], { DATABASE_URL: '', DATA_DIR: empty })
  expect(elsewhere).toMatchObject({
    code: 1,
    error: `There is no database in the data directory ${empty} yet. Run npm start once.\n`,
  })
  rmSync(empty, { recursive: true, force: true })
})
