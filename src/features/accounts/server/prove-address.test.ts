import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import { browser, join, type Person, signIn } from '#test/people.ts'
import { totp } from '#test/totp.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ doesJobs: true })
})
afterAll(() => house.close())

const isSignedIn = async ({ ask }: Pick<Person, 'ask'>) =>
  (await ask('GET', '/api/auth/get-session')).json() !== null

/** Somebody who typed the address of another and made themselves at home. */
async function squat(name: string): Promise<Person> {
  const squatter = await join(house, name)
  const { password } = squatter
  const { totpURI } = (await squatter.ask('POST', '/api/auth/two-factor/enable', { password })).json()
  const code = totp(totpURI, Date.now())
  const confirmed = await squatter.ask('POST', '/api/auth/two-factor/verify-totp', { code })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  await house.database.owner.query(
    `insert into passkeys (user_id, public_key, credential_id, counter, device_type, backed_up)
      values ($1, 'key', $2, 0, 'singleDevice', false)`,
    [squatter.id, `key of ${name}`],
  )
  return squatter
}

async function mailedToken(path: string, email: string): Promise<string> {
  expect((await browser(house).ask('POST', `/api/auth/${path}`, { email })).statusCode).toBe(200)
  return tokenIn((await lettersTo(house, email))[0]!)
}

/** What is left of the ways in. */
async function waysIn({ id }: Person) {
  const { rows } = await house.database.owner.query(
    `select email_verified, two_factor_enabled,
      (select count(*)::int from passkeys where user_id = u.id) as passkeys,
      (select count(*)::int from two_factors where user_id = u.id) as apps,
      (select count(*)::int from identities where user_id = u.id) as passwords
    from users u where id = $1`,
    [id],
  )
  return rows[0]
}

const bare = { email_verified: true, two_factor_enabled: false, passkeys: 0, apps: 0 }

test('The first new password by mail leaves nothing that a squatter could come back by', async () => {
  const squatter = await squat('grace')
  const token = await mailedToken('request-password-reset', squatter.email)
  const owner = browser(house)
  const newPassword = 'another evening entirely'
  expect((await owner.ask('POST', '/api/auth/reset-password', { token, newPassword })).statusCode).toBe(200)
  expect(await waysIn(squatter)).toEqual({ ...bare, passwords: 1 })
  expect(await isSignedIn(squatter)).toBe(false)
  await signIn({ ...owner, email: squatter.email, password: newPassword })
  expect(await isSignedIn(owner)).toBe(true)
})

test('The first sign-in by link takes password and sessions of a squatter away as well', async () => {
  const squatter = await squat('ada')
  const token = await mailedToken('sign-in/magic-link', squatter.email)
  const owner = browser(house)
  const answer = await owner.ask('POST', '/api/auth/magic-link/verify', { token })
  expect(answer.json()).toMatchObject({ user: { id: squatter.id } })
  expect([await isSignedIn(owner), await isSignedIn(squatter)]).toEqual([true, false])
  expect(await waysIn(squatter)).toEqual({ ...bare, passwords: 0 })
  await expect(signIn(squatter)).rejects.toThrow('Invalid login credentials')
})

test('Once the address is shown to be theirs, a link takes nothing from a member', async () => {
  const member = await squat('linus')
  await house.database.owner.query('update users set email_verified = true where id = $1', [member.id])
  const token = await mailedToken('sign-in/magic-link', member.email)
  const answer = await browser(house).ask('POST', '/api/auth/magic-link/verify', { token })
  expect(answer.json()).toEqual({ twoFactorRedirect: true })
  expect(await isSignedIn(member)).toBe(true)
  expect(await waysIn(member)).toEqual({
    email_verified: true,
    two_factor_enabled: true,
    passkeys: 1,
    apps: 1,
    passwords: 1,
  })
})
