import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import { browser, createMember, type TestMember } from '#test/members.ts'
import { totp } from '#test/totp.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ doesJobs: true })
})
afterAll(() => server.close())

const isSignedIn = async ({ request }: Pick<TestMember, 'request'>) =>
  (await request('GET', '/api/auth/get-session')).json() !== null

/** An attacker who signed up with the address of a victim. */
async function squat(name: string): Promise<TestMember> {
  const squatter = await createMember(server, name)
  const { password } = squatter
  const { totpURI } = (await squatter.request('POST', '/api/auth/two-factor/enable', { password })).json()
  const code = totp(totpURI, Date.now())
  const confirmed = await squatter.request('POST', '/api/auth/two-factor/verify-totp', { code })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  await server.database.owner.query(
    `insert into passkeys (user_id, public_key, credential_id, counter, device_type, backed_up)
      values ($1, 'key', $2, 0, 'singleDevice', false)`,
    [squatter.id, `key of ${name}`],
  )
  return squatter
}

async function mailedToken(path: string, email: string): Promise<string> {
  expect((await browser(server).request('POST', `/api/auth/${path}`, { email })).statusCode).toBe(200)
  return tokenIn((await lettersTo(server, email))[0]!)
}

/** What is left of the ways in. */
async function waysIn({ id }: TestMember) {
  const { rows } = await server.database.owner.query(
    `select email_verified, two_factor_enabled,
      (select count(*)::int from passkeys where user_id = u.id) as passkeys,
      (select count(*)::int from two_factors where user_id = u.id) as apps,
      (select count(*)::int from identities where user_id = u.id) as passwords
    from users u where id = $1`,
    [id],
  )
  return rows[0]
}

const apart = { email_verified: true, two_factor_enabled: true, apps: 1, passwords: 1 }

test('The first reset by email removes passkeys and sessions from before, and keeps the second factor', async () => {
  const squatter = await squat('grace')
  const token = await mailedToken('request-password-reset', squatter.email)
  const owner = browser(server)
  const newPassword = 'another evening entirely'
  expect((await owner.request('POST', '/api/auth/reset-password', { token, newPassword })).statusCode).toBe(
    200,
  )
  expect(await waysIn(squatter)).toEqual({ ...apart, passkeys: 0 })
  expect(await isSignedIn(squatter)).toBe(false)
  const answer = await owner.request('POST', '/api/auth/sign-in/email', {
    email: squatter.email,
    password: newPassword,
  })
  expect(answer.json()).toEqual({ twoFactorRedirect: true })
})

test('A later one leaves passkeys alone', async () => {
  const member = await squat('ada')
  await server.database.owner.query('update users set email_verified = true where id = $1', [member.id])
  const token = await mailedToken('request-password-reset', member.email)
  const newPassword = 'another evening entirely'
  await browser(server).request('POST', '/api/auth/reset-password', { token, newPassword })
  expect(await waysIn(member)).toEqual({ ...apart, passkeys: 1 })
})

test('A sign-in by link removes nothing, and asks for the second factor', async () => {
  const member = await squat('linus')
  const token = await mailedToken('sign-in/magic-link', member.email)
  const answer = await browser(server).request('POST', '/api/auth/magic-link/verify', { token })
  expect(answer.json()).toEqual({ twoFactorRedirect: true })
  expect(await isSignedIn(member)).toBe(true)
  expect(await waysIn(member)).toEqual({ ...apart, passkeys: 1 })
})
