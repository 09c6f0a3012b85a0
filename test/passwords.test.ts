import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCommonPassword } from '#features/accounts/accounts.rules.ts'
import { commonPasswords } from '#features/accounts/server/credentials/common-passwords.ts'
import { startApp, type TestApp } from './app.ts'
import { signUp as signUpMember, type TestMember } from './members.ts'

let server: TestApp
let grace: TestMember
beforeAll(async () => {
  server = await startApp()
  grace = await signUpMember(server, 'grace')
})
afterAll(() => server.close())

const signUp = (email: string, password: string) =>
  server.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: { email, password } })
const signIn = (email: string, password: string) =>
  server.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })
const change = (newPassword: string) =>
  grace.request('POST', '/api/auth/change-password', { currentPassword: grace.password, newPassword })

describe('a password', () => {
  it.each([
    ['too short', 'x7#kq', 'Password must be at least 6 characters long'],
    ['empty', '', 'Password must be at least 6 characters long'],
    ['too long', 'x7'.repeat(65).slice(1), 'Password must be at most 128 characters long'],
    ['too long in hats', '🎩'.repeat(129), 'Password must be at most 128 characters long'],
    ['not to be stored', 'smoke\u0000rings', 'Please remove characters that cannot be stored'],
  ])('that is %s is refused with a sentence', async (_is, password, text) => {
    const answer = await signUp('short@lounge.example', password)
    expect([answer.statusCode, answer.json().error]).toEqual([422, text])
    expect(answer.json().fields).toEqual({ password: text })
    const changed = await change(password)
    expect([changed.statusCode, changed.json().fields]).toEqual([422, { newPassword: text }])
  })

  it.each([
    ['six characters', 'x7#kq9'],
    ['128 characters', 'x7'.repeat(64)],
    ['64 hats', '🎩'.repeat(64)],
    ['128 hats', '🎩'.repeat(128)],
    ['digits alone', '9264810357'],
    ['spaces around it', '  smoke rings at nine  '],
    ['spaces alone', '         '],
    ['letters of other scripts', 'кубинский вечер 煙'],
    ['quotes and markup', `"';--<b>\\{{7*7}}%s`],
  ])('may be %s, and is stored exactly so', async (what, password) => {
    const email = `${what.replace(/\W+/g, '-')}@stored.example`
    const opened = await signUp(email, password)
    expect(opened.statusCode, opened.body).toBe(200)
    expect((await signIn(email, password)).statusCode).toBe(200)
    for (const other of [
      `${password} `,
      ` ${password}`,
      password.trim(),
      password.toUpperCase(),
      password.slice(0, -1),
    ])
      if (other !== password) expect((await signIn(email, other)).statusCode, other).not.toBe(200)
  })

  it('that the member has already is no new one', async () => {
    const answer = await change(grace.password)
    const text = 'Please choose a password that is not your current one'
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT'])
    expect(answer.json().fields).toEqual({ newPassword: text })
  })

  it('counts to its very end', async () => {
    const long = 'the same hundred and twenty characters again '.repeat(3).slice(0, 126)
    expect((await signUp('long@stored.example', `${long}-1`)).statusCode).toBe(200)
    expect((await signIn('long@stored.example', `${long}-2`)).statusCode).toBe(401)
  })

  it('is hashed by argon2id with at least the parameters of OWASP', async () => {
    const { rows } = await server.database.owner.query('select password from identities where user_id = $1', [
      grace.id,
    ])
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('a password that others would try first', () => {
  it.each([
    'password',
    'PASSWORD',
    '123456',
    'qwerty',
    'iloveyou',
    'smokedeck',
    'SmokeDeck2026!',
    'common-one99',
  ])('%s is refused for a new account', async password => {
    const answer = await signUp('common.one@lounge.example', password)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'PASSWORD_TOO_COMMON'])
    expect(answer.json().fields).toHaveProperty('password')
  })

  it('is refused in place of a good one', async () => {
    for (const password of ['password', 'smoke deck', 'letmein']) {
      const answer = await change(password)
      expect([answer.statusCode, answer.json().code], password).toEqual([422, 'PASSWORD_TOO_COMMON'])
    }
  })

  it('is any of the first three thousand that are long enough, and of tens of thousands more', async () => {
    const common = await commonPasswords()
    expect(common.size).toBeGreaterThan(40_000)
    const longEnough = [...common].filter(({ length }) => length >= 6)
    expect(longEnough.length).toBeGreaterThan(3000)
    const passed = longEnough.filter(password => !isCommonPassword(password, 'grace@lounge.example', common))
    expect(passed).toEqual([])
  })
})
