import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { authenticator } from '#test/authenticator.ts'
import { browser, join, type Person, signIn } from '#test/people.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})
afterAll(() => house.close())

/** The same member in another browser. */
async function elsewhere({ email, password }: Person) {
  const other = browser(house)
  await signIn({ ...other, email, password })
  return other
}

const isIn = async ({ ask }: Pick<Person, 'ask'>) => (await ask('GET', '/api/me')).statusCode === 200
const refusal = { error: expect.any(String), requestId: expect.any(String) }

describe('a passkey', () => {
  const origin = 'http://localhost:80'

  async function keepPasskey(person: Person, key = authenticator(origin)) {
    const { password } = person
    const asked = await person.ask('POST', '/api/auth/passkey/generate-register-options', { password })
    expect(asked.statusCode, asked.body).toBe(200)
    const made = key.make(asked.json())
    const kept = await person.ask('POST', '/api/auth/passkey/verify-registration', {
      response: made,
      name: 'Key',
    })
    return { key, kept }
  }

  async function signInWith(key: ReturnType<typeof authenticator>, own = browser(house)) {
    const asked = await own.ask('POST', '/api/auth/passkey/generate-authenticate-options')
    expect(asked.json()).toMatchObject({ userVerification: 'required' })
    expect(asked.json().allowCredentials ?? []).toEqual([])
    const answer = await own.ask('POST', '/api/auth/passkey/verify-authentication', {
      response: key.show(asked.json()),
    })
    return { own, answer }
  }

  test('is made with the password, ends other sessions and opens one by itself', async () => {
    const grace = await join(house, 'grace-key')
    const other = await elsewhere(grace)
    const { key, kept } = await keepPasskey(grace)
    expect(kept.statusCode, kept.body).toBe(200)
    expect(kept.json()).toEqual({ id: expect.any(String) })
    expect([await isIn(grace), await isIn(other)]).toEqual([true, false])
    const { own, answer } = await signInWith(key)
    expect(answer.json()).toEqual({ done: true })
    expect((await own.ask('GET', '/api/me')).json()).toMatchObject({ email: grace.email })
    const listed = (await grace.ask('GET', '/api/auth/passkey/list-user-passkeys')).json()
    expect(listed).toEqual({ passkeys: [{ ...kept.json(), name: 'Key', createdAt: expect.any(String) }] })
  })

  test('is not made without the right password', async () => {
    const ada = await join(house, 'ada-key')
    const asked = await ada.ask('POST', '/api/auth/passkey/generate-register-options', {
      password: 'no idea',
    })
    expect([asked.statusCode, asked.json().code]).toEqual([422, 'INVALID_PASSWORD'])
    expect(asked.json().fields).toEqual({ password: 'That is not your current password.' })
  })

  test('ends the session that the browser held before', async () => {
    const linus = await join(house, 'linus-key')
    const { key } = await keepPasskey(linus)
    const before = new Map(linus.cookies)
    await signInWith(key, linus)
    const thief = browser(house)
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect([await isIn(linus), await isIn(thief)]).toEqual([true, false])
  })

  test('counts only for the challenge, the site and the holder it was asked about', async () => {
    const eve = await join(house, 'eve-key')
    const { key } = await keepPasskey(eve)
    const asked = await browser(house).ask('POST', '/api/auth/passkey/generate-authenticate-options')
    const shown = { response: key.show(asked.json()) }
    const attempts = [browser(house).ask('POST', '/api/auth/passkey/verify-authentication', shown)]
    attempts.push(
      signInWith(Object.assign(key, { origin: 'https://evil.example' })).then(({ answer }) => answer),
    )
    const codes = (await Promise.all(attempts)).map(answer => [answer.statusCode, answer.json().code])
    Object.assign(key, { origin, checksHolder: false })
    const { answer } = await signInWith(key)
    expect([...codes, [answer.statusCode, answer.json().code]]).toEqual(
      Array(3).fill([401, 'AUTHENTICATION_FAILED']),
    )
    expect((await signInWith(Object.assign(key, { checksHolder: true }))).answer.statusCode).toBe(200)
  })

  test('of nobody, and nonsense in place of one, are refused alike', async () => {
    const { answer } = await signInWith(authenticator(origin))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'AUTHENTICATION_FAILED'])
    const member = await join(house, 'nonsense-key')
    const key = authenticator(origin)
    const { kept } = await keepPasskey(member, Object.assign(key, { checksHolder: false }))
    expect([kept.statusCode, kept.json().code]).toEqual([422, 'FAILED_TO_VERIFY_REGISTRATION'])
    const made = key.make({ challenge: 'AAAA', rp: { id: 'localhost' } }) as { response: object }
    for (const response of [
      made,
      { ...made, response: { ...made.response, attestationObject: 'AAAA' } },
      {},
    ]) {
      const answer = await member.ask('POST', '/api/auth/passkey/verify-registration', { response })
      expect(answer.statusCode, answer.body).toBe(422)
    }
  })

  test('is taken away by its member alone, with the password', async () => {
    const [mine, theirs] = [await join(house, 'mine-key'), await join(house, 'theirs-key')]
    const { key, kept } = await keepPasskey(mine)
    const take = (who: Person, id: string, password = who.password) =>
      who.ask('POST', '/api/auth/passkey/delete-passkey', { id, password })
    const foreign = await take(theirs, kept.json().id)
    const unknown = await take(theirs, '00000000-0000-4000-8000-000000000000')
    expect({ ...foreign.json(), ...refusal }).toEqual({ ...unknown.json(), ...refusal })
    expect([foreign.statusCode, (await take(mine, kept.json().id, 'wrong')).statusCode]).toEqual([404, 422])
    expect((await take(mine, kept.json().id)).statusCode).toBe(200)
    expect((await signInWith(key)).answer.statusCode).toBe(401)
  })

  test('of a closed account opens nothing', async () => {
    const gone = await join(house, 'gone-key')
    const { key } = await keepPasskey(gone)
    await house.database.owner.query('update users set banned = true where id = $1', [gone.id])
    const { answer, own } = await signInWith(key)
    expect([answer.statusCode, answer.json().code, await isIn(own)]).toEqual([403, 'BANNED_USER', false])
  })
})

describe('a second factor', () => {
  const enable = (person: Person, password = person.password) =>
    person.ask('POST', '/api/auth/two-factor/enable', { password })
  const verify = ({ ask }: Pick<Person, 'ask'>, code: string, trustDevice?: boolean) =>
    ask('POST', '/api/auth/two-factor/verify-totp', { code, ...(trustDevice && { trustDevice }) })
  const recover = ({ ask }: Pick<Person, 'ask'>, code: string) =>
    ask('POST', '/api/auth/two-factor/verify-backup-code', { code })

  /** A member whose sign-in asks for a code. */
  async function careful(name: string) {
    const person = await join(house, name)
    const { totpURI, backupCodes } = (await enable(person)).json()
    const codeIn = (steps: number) => totp(totpURI, Date.now() + steps * 30_000)
    expect((await verify(person, codeIn(0))).statusCode).toBe(200)
    return { person, codeIn, backupCodes: backupCodes as string[] }
  }

  /** A browser in which the password was right. */
  async function halfway({ email, password }: Person, own = browser(house)) {
    const answer = await own.ask('POST', '/api/auth/sign-in/email', { email, password })
    expect(answer.json()).toEqual({ twoFactorRedirect: true })
    expect(await isIn(own)).toBe(false)
    return own
  }

  test('counts once a code was verified, and then ends the other sessions', async () => {
    const grace = await join(house, 'grace-code')
    const other = await elsewhere(grace)
    expect((await enable(grace, 'no idea')).json().code).toBe('INVALID_PASSWORD')
    const { totpURI, backupCodes } = (await enable(grace)).json()
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Smoke%20Deck:.*secret=[A-Z2-7]{32,}/)
    expect(backupCodes).toHaveLength(10)
    expect((await verify(grace, '000000')).json().code).toBe('INVALID_CODE')
    expect((await grace.ask('GET', '/api/me')).json()).toMatchObject({ two_factor_enabled: false })
    expect([await isIn(grace), await isIn(other)]).toEqual([true, true])
    const code = totp(totpURI, Date.now())
    const confirmed = await verify(grace, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(confirmed.json()).toEqual({ user: { id: grace.id, email: grace.email, role: 'member' } })
    expect((await grace.ask('GET', '/api/me')).json()).toMatchObject({ two_factor_enabled: true })
    expect([await isIn(grace), await isIn(other)]).toEqual([true, false])
    expect((await enable(grace)).json().code).toBe('TOTP_ALREADY_ENABLED')
  })

  test('completes a sign-in, each code once', async () => {
    const { person, codeIn } = await careful('ada-code')
    const own = await halfway(person)
    expect((await verify(own, '123456')).json().code).toBe('INVALID_CODE')
    const code = codeIn(1)
    const opened = await verify(own, code)
    expect(opened.json()).toEqual({ user: { id: person.id, email: person.email, role: 'member' } })
    const token = decodeURIComponent(own.cookies.get('smoke-deck.session_token')!).split('.')[0]!
    expect(opened.body).not.toContain(token)
    expect(await isIn(own)).toBe(true)
    const again = await halfway(person)
    expect((await verify(again, code)).json().code).toBe('INVALID_CODE')
    expect((await verify(again, codeIn(0))).statusCode).toBe(200)
  })

  test('is asked of the right account, whoever was signed in before', async () => {
    const { person, codeIn } = await careful('next-code')
    const before = await join(house, 'before-code')
    const held = new Map(before.cookies)
    const own = await halfway(person, before)
    for (const [name, value] of held) own.cookies.set(name, value)
    expect((await verify(own, codeIn(1))).statusCode).toBe(200)
    expect((await own.ask('GET', '/api/me')).json()).toMatchObject({ email: person.email })
    const me = await house.database.owner.query('select two_factor_enabled from users where id = $1', [
      before.id,
    ])
    expect(me.rows).toEqual([{ two_factor_enabled: false }])
  })

  test('may be a recovery code, which counts once, also for two at the same moment', async () => {
    const { person, backupCodes } = await careful('linus-code')
    const [one, other] = [await halfway(person), await halfway(person)]
    const answers = await Promise.all([recover(one, backupCodes[0]!), recover(other, backupCodes[0]!)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await recover(await halfway(person), backupCodes[0]!)).json().code).toBe('INVALID_BACKUP_CODE')
    const { password } = person
    await signInByCode(person, backupCodes[1]!)
    const renewed = await person.ask('POST', '/api/auth/two-factor/generate-backup-codes', { password })
    expect(renewed.json().backupCodes).toHaveLength(10)
    expect((await recover(await halfway(person), backupCodes[2]!)).statusCode).toBe(422)
    expect((await recover(await halfway(person), renewed.json().backupCodes[0])).statusCode).toBe(200)
  })

  const signInByCode = async (person: Person, code: string) =>
    expect((await recover(await halfway(person, person), code)).statusCode).toBe(200)

  test('is not asked on a device that is trusted, until others are signed out', async () => {
    const { person, codeIn } = await careful('trusting')
    const own = await halfway(person)
    await verify(own, codeIn(1), true)
    const { email, password } = person
    const straight = await own.ask('POST', '/api/auth/sign-in/email', { email, password })
    expect(straight.json()).toMatchObject({ user: { email } })
    await own.ask('POST', '/api/sessions/end-others')
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
    expect((await verify(await halfway(person), codeIn(0))).statusCode).toBe(429)
  })

  test('of one sign-in is asked for five times', async () => {
    const { person, codeIn } = await careful('five-times')
    const own = await halfway(person)
    for (let guess = 0; guess < 5; guess += 1) await verify(own, String(200_000 + guess))
    expect((await verify(own, codeIn(0))).json().code).toBe('INVALID_TWO_FACTOR_COOKIE')
    expect(await isIn(own)).toBe(false)
  })

  test('does not open a closed account', async () => {
    const { person, codeIn } = await careful('closed-code')
    const own = await halfway(person)
    await house.database.owner.query('update users set banned = true where id = $1', [person.id])
    const answer = await verify(own, codeIn(1))
    expect([answer.statusCode, await isIn(own)]).toEqual([403, false])
  })

  test('ends with the password, and with it every other session', async () => {
    const { person, backupCodes } = await careful('ending')
    const other = await halfway(person)
    await recover(other, backupCodes[0]!)
    const end = (password: string) => person.ask('POST', '/api/auth/two-factor/disable', { password })
    expect((await end('no idea')).json().code).toBe('INVALID_PASSWORD')
    expect((await end(person.password)).json()).toEqual({ done: true })
    expect([await isIn(person), await isIn(other)]).toEqual([true, false])
    await signIn({ ...browser(house), email: person.email, password: person.password })
  })

  test('leaves neither secret nor recovery codes readable in the database', async () => {
    const person = await join(house, 'secret-code')
    const { totpURI, backupCodes } = (await enable(person)).json()
    const { rows } = await house.database.owner.query(
      'select t::text as row from two_factors t where user_id = $1',
      [person.id],
    )
    const secret = fromBase32(new URL(totpURI).searchParams.get('secret')!).toString()
    for (const hidden of [secret, ...backupCodes]) expect(rows[0].row).not.toContain(hidden)
  })

  test('asks strangers for a sign-in first', async () => {
    const stranger = browser(house)
    const answers = [await verify(stranger, '123456'), await recover(stranger, 'abcde-fghij')]
    expect(answers.map(answer => answer.json().code)).toEqual(Array(2).fill('INVALID_TWO_FACTOR_COOKIE'))
  })
})

/** RFC 6238, as an authenticator app does it: SHA-1, six digits, half a minute. */
function totp(uri: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const secret = fromBase32(new URL(uri).searchParams.get('secret')!)
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
