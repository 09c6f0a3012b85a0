import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, isSignedIn, signIn, signInElsewhere, type TestMember } from '#test/members.ts'
import { totp, totpSecret } from '#test/totp.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

describe('a second factor', () => {
  const enable = (person: TestMember, password = person.password) =>
    person.request('POST', '/api/auth/two-factor/enable', { password })
  const verify = ({ request }: Pick<TestMember, 'request'>, code: string, trustDevice?: boolean) =>
    request('POST', '/api/auth/two-factor/verify-totp', { code, ...(trustDevice && { trustDevice }) })
  const recover = ({ request }: Pick<TestMember, 'request'>, code: string) =>
    request('POST', '/api/auth/two-factor/verify-backup-code', { code })

  /** A member whose sign-in asks for a code. */
  async function careful(name: string) {
    const person = await createMember(server, name)
    const { totpURI, backupCodes } = (await enable(person)).json()
    // Counted from one moment, so that the same step is the same code throughout a test.
    const now = Date.now()
    const codeIn = (steps: number) => totp(totpURI, now + steps * 30_000)
    expect((await verify(person, codeIn(0))).statusCode).toBe(200)
    return { person, codeIn, backupCodes: backupCodes as string[] }
  }

  /** A browser in which the password was right. */
  async function halfway({ email, password }: TestMember, own = browser(server)) {
    const answer = await own.request('POST', '/api/auth/sign-in/email', { email, password })
    expect(answer.json()).toEqual({ twoFactorRedirect: true })
    expect(await isSignedIn(own)).toBe(false)
    return own
  }

  test('counts once a code was verified, and then ends the other sessions', async () => {
    const grace = await createMember(server, 'grace-code')
    const other = await signInElsewhere(server, grace)
    expect((await enable(grace, 'no idea')).json().code).toBe('INVALID_PASSWORD')
    const { totpURI, backupCodes } = (await enable(grace)).json()
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Smoke%20Deck:.*secret=[A-Z2-7]{32,}/)
    expect(backupCodes).toHaveLength(10)
    expect((await verify(grace, '000000')).json().code).toBe('INVALID_CODE')
    expect((await grace.request('GET', '/api/me')).json()).toMatchObject({ two_factor_enabled: false })
    expect([await isSignedIn(grace), await isSignedIn(other)]).toEqual([true, true])
    const code = totp(totpURI, Date.now())
    const confirmed = await verify(grace, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(confirmed.json()).toEqual({ user: { id: grace.id, email: grace.email, role: 'member' } })
    expect((await grace.request('GET', '/api/me')).json()).toMatchObject({ two_factor_enabled: true })
    expect([await isSignedIn(grace), await isSignedIn(other)]).toEqual([true, false])
    expect((await enable(grace)).json().code).toBe('TOTP_ALREADY_ENABLED')
  })

  test('completes a sign-in, each code once', async () => {
    const { person, codeIn, backupCodes } = await careful('ada-code')
    const own = await halfway(person)
    expect((await verify(own, '123456')).json().code).toBe('INVALID_CODE')
    // The one that confirmed the app.
    expect((await verify(own, codeIn(0))).json().code).toBe('INVALID_CODE')
    const code = codeIn(1)
    const opened = await verify(own, code)
    expect(opened.json()).toEqual({ user: { id: person.id, email: person.email, role: 'member' } })
    const token = decodeURIComponent(own.cookies.get('smoke-deck.session_token')!).split('.')[0]!
    expect(opened.body).not.toContain(token)
    expect(await isSignedIn(own)).toBe(true)
    const again = await halfway(person)
    expect((await verify(again, code)).json().code).toBe('INVALID_CODE')
    expect((await recover(again, backupCodes[0]!)).statusCode).toBe(200)
  })

  test('belongs to the right account, even if another member was signed in before', async () => {
    const { person, codeIn } = await careful('next-code')
    const before = await createMember(server, 'before-code')
    const held = new Map(before.cookies)
    const own = await halfway(person, before)
    for (const [name, value] of held) own.cookies.set(name, value)
    expect((await verify(own, codeIn(1))).statusCode).toBe(200)
    expect((await own.request('GET', '/api/me')).json()).toMatchObject({ email: person.email })
    const me = await server.database.owner.query('select two_factor_enabled from users where id = $1', [
      before.id,
    ])
    expect(me.rows).toEqual([{ two_factor_enabled: false }])
  })

  test('may be a recovery code, which counts once', async () => {
    const { person, backupCodes } = await careful('linus-code')
    expect((await recover(await halfway(person), backupCodes[0]!)).statusCode).toBe(200)
    expect((await recover(await halfway(person), backupCodes[0]!)).json().code).toBe('INVALID_BACKUP_CODE')
    const { password } = person
    await signInByCode(person, backupCodes[1]!)
    const renewed = await person.request('POST', '/api/auth/two-factor/generate-backup-codes', { password })
    expect(renewed.json().backupCodes).toHaveLength(10)
    expect((await recover(await halfway(person), backupCodes[2]!)).statusCode).toBe(422)
    expect((await recover(await halfway(person), renewed.json().backupCodes[0])).statusCode).toBe(200)
  })

  const signInByCode = async (person: TestMember, code: string) =>
    expect((await recover(await halfway(person, person), code)).statusCode).toBe(200)

  test('is not required on a trusted device, until others are signed out', async () => {
    const { person, codeIn } = await careful('trusting')
    const own = await halfway(person)
    await verify(own, codeIn(1), true)
    const { email, password } = person
    const straight = await own.request('POST', '/api/auth/sign-in/email', { email, password })
    expect(straight.json()).toMatchObject({ user: { email } })
    await own.request('POST', '/api/sessions/end-others')
    await halfway(person, own)
  })

  test('cannot be guessed: wrong codes count by account, over all sign-ins', async () => {
    const { person, codeIn } = await careful('guessed')
    const answers: (string | number)[] = []
    for (let guess = 0; guess < 12; guess += 1) {
      const own = await halfway(person)
      const answer = await verify(own, String(100_000 + guess))
      answers.push(answer.statusCode)
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'] ?? 900)).toBeGreaterThan(0)
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(422))
    expect(answers.slice(10)).toEqual([429, 429])
    expect((await verify(await halfway(person), codeIn(1))).statusCode).toBe(429)
  })

  test('allows five attempts per sign-in', async () => {
    const { person, codeIn } = await careful('five-times')
    const own = await halfway(person)
    for (let guess = 0; guess < 5; guess += 1) await verify(own, String(200_000 + guess))
    expect((await verify(own, codeIn(1))).json().code).toBe('INVALID_TWO_FACTOR_COOKIE')
    expect(await isSignedIn(own)).toBe(false)
  })

  test('does not sign in to a closed account', async () => {
    const { person, codeIn } = await careful('closed-code')
    const own = await halfway(person)
    await server.database.owner.query('update users set banned = true where id = $1', [person.id])
    const answer = await verify(own, codeIn(1))
    expect([answer.statusCode, await isSignedIn(own)]).toEqual([403, false])
  })

  test('ends with the password, and with it every other session', async () => {
    const { person, backupCodes } = await careful('ending')
    const other = await halfway(person)
    await recover(other, backupCodes[0]!)
    const end = (password: string) => person.request('POST', '/api/auth/two-factor/disable', { password })
    expect((await end('no idea')).json().code).toBe('INVALID_PASSWORD')
    expect((await end(person.password)).json()).toEqual({ done: true })
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false])
    await signIn({ ...browser(server), email: person.email, password: person.password })
  })

  test('leaves neither secret nor recovery codes readable in the database', async () => {
    const person = await createMember(server, 'secret-code')
    const { totpURI, backupCodes } = (await enable(person)).json()
    const { rows } = await server.database.owner.query(
      'select t::text as row from two_factors t where user_id = $1',
      [person.id],
    )
    const secret = totpSecret(totpURI).toString()
    for (const hidden of [secret, ...backupCodes]) expect(rows[0].row).not.toContain(hidden)
  })

  test('requires a sign-in first', async () => {
    const anonymous = browser(server)
    const answers = [await verify(anonymous, '123456'), await recover(anonymous, 'abcde-fghij')]
    expect(answers.map(answer => answer.json().code)).toEqual(Array(2).fill('INVALID_TWO_FACTOR_COOKIE'))
  })
})
