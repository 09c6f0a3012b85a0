import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import { browser, createMember, signIn, type TestMember } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ doesJobs: true })
})
afterAll(() => server.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: `/api/auth/${url}`, payload, headers })
const isSignedIn = async ({ request }: Pick<TestMember, 'request'>) =>
  (await request('GET', '/api/auth/get-session')).json() !== null
const sameAnswer = (answer: Awaited<ReturnType<typeof post>>) => ({
  status: answer.statusCode,
  body: { ...answer.json(), requestId: undefined },
})

/** The address was shown to be theirs before. */
const prove = ({ id }: TestMember) =>
  server.database.owner.query('update users set email_verified = true where id = $1', [id])

async function requestReset(email: string): Promise<string> {
  expect((await post('request-password-reset', { email })).statusCode).toBe(200)
  return tokenIn((await lettersTo(server, email))[0]!)
}

describe('A forgotten password', () => {
  test('is replaced by the link of an email, which ends every session and notifies the member', async () => {
    const grace = await createMember(server, 'grace')
    const token = await requestReset(grace.email)
    expect(await isSignedIn(grace)).toBe(true)
    const answer = await post('reset-password', { token, newPassword: 'another evening entirely' })
    expect(answer.json()).toEqual({ done: true })
    expect(answer.cookies).toEqual([])
    expect(await isSignedIn(grace)).toBe(false)
    await expect(signIn(grace)).rejects.toThrow('Invalid login credentials')
    await signIn({ ...grace, password: 'another evening entirely' })
    const [notice] = await lettersTo(server, grace.email, 2)
    expect(notice!.subject).toBe('Your password was changed')
    expect(notice!.text).not.toContain('token=')
  })

  test('has a link that works once, for half an hour, for nothing else, and is stored nowhere in clear text', async () => {
    const { email } = await createMember(server, 'linus')
    const token = await requestReset(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await server.database.owner.query<{ all: string }>(
      `select concat((select string_agg(v::text, '') from verifications v),
        (select string_agg(j::text, '') from graphile_worker._private_jobs j)) as all`,
    )
    expect(rows[0]!.all).not.toContain(token)
    const newPassword = 'another evening entirely'
    const spent = { status: 400, body: expect.objectContaining({ code: 'INVALID_TOKEN' }) }
    expect(sameAnswer(await post('magic-link/verify', { token }))).toMatchObject(spent)
    expect(sameAnswer(await post('change-email/confirm', { token }))).toMatchObject(spent)
    const wrong = [token.slice(0, -1), `${token}A`, token.split('').reverse().join('')]
    for (const one of wrong)
      expect(sameAnswer(await post('reset-password', { token: one, newPassword }))).toMatchObject(spent)
    const both = await Promise.all([1, 2, 3].map(() => post('reset-password', { token, newPassword })))
    expect(both.map(one => one.statusCode).sort()).toEqual([200, 400, 400])
    const second = await requestReset((await createMember(server, 'late')).email)
    await server.database.owner.query("update verifications set expires_at = now() - interval '1 second'")
    expect(sameAnswer(await post('reset-password', { token: second, newPassword }))).toMatchObject(spent)
  })

  test('cannot become a common one, and trying that leaves the link valid', async () => {
    const token = await requestReset((await createMember(server, 'plain')).email)
    const refused = await post('reset-password', { token, newPassword: 'password1' })
    expect(refused.json()).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
      fields: { newPassword: expect.any(String) },
    })
    expect((await post('reset-password', { token, newPassword: 'another evening' })).statusCode).toBe(200)
  })

  test('invalidates the other links of the account', async () => {
    const { email } = await createMember(server, 'twice')
    const first = await requestReset(email)
    await post('request-password-reset', { email })
    const [latest] = await lettersTo(server, email, 2)
    await post('reset-password', { token: tokenIn(latest!), newPassword: 'another evening' })
    expect((await post('reset-password', { token: first, newPassword: 'one more evening' })).statusCode).toBe(
      400,
    )
  })
})

describe('Asking for a link', () => {
  test.each(['request-password-reset', 'sign-in/magic-link'])(
    '%s answers the same for any address, in the same time',
    async path => {
      const known: TestMember[] = []
      for (let at = 0; at < 5; at += 1) known.push(await createMember(server, `known-${path.length}-${at}`))
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      const answers = new Set<string>()
      for (let round = 0; round < 30; round += 1)
        for (const kind of ['known', 'unknown'] as const) {
          await server.database.owner.query("delete from attempts where key like 'mail%'")
          const email = kind === 'known' ? known[round % 5]!.email : `nobody-${round}@lounge.example`
          const began = performance.now()
          const answer = await post(path, { email })
          times[kind].push(performance.now() - began)
          answers.add(JSON.stringify(sameAnswer(answer)))
        }
      expect(answers.size).toBe(1)
      const median = (all: number[]) => all.sort((a, b) => a - b)[15]!
      // Both take a few milliseconds; what would tell them apart, a mail or a hash, takes more than this.
      const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
      expect(Math.abs(ofKnown - ofUnknown), `${ofKnown} and ${ofUnknown} ms`).toBeLessThan(10 + ofUnknown / 2)
      expect((await server.mail.readOutbox()).filter(one => one.to.startsWith('nobody'))).toEqual([])
    },
    60_000,
  )

  test('more than three times an hour is too many, for any address alike', async () => {
    await server.database.owner.query("delete from attempts where key like 'mail%'")
    await createMember(server, 'often')
    for (const email of ['often@lounge.example', 'never@lounge.example']) {
      const statuses = []
      for (let round = 0; round < 10; round += 1)
        statuses.push((await post('request-password-reset', { email })).statusCode)
      expect(statuses).toEqual([200, 200, 200, ...Array(7).fill(429)])
    }
    await lettersTo(server, 'often@lounge.example', 3)
    expect((await lettersTo(server, 'often@lounge.example')).length).toBe(3)
    await server.database.owner.query("delete from attempts where key like 'mail%'")
  })

  test('more than ten times a day is too many, however slowly', async () => {
    await server.database.owner.query("delete from attempts where key like 'mail%'")
    const statuses = []
    for (let round = 0; round < 12; round += 1) {
      statuses.push((await post('request-password-reset', { email: 'slowly@lounge.example' })).statusCode)
      await server.database.owner.query("delete from attempts where key like 'mailByAccount %'")
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    await server.database.owner.query("delete from attempts where key like 'mail%'")
  })

  test('with another header in the address is rejected', async () => {
    for (const email of ['a@b.c\r\nBcc: x@y.z', 'a@b.c\nx', 'a@b.c\u0000', 'a@b.c,x@y.z w'])
      expect((await post('request-password-reset', { email })).statusCode).toBe(422)
  })

  test('under a forged host name still links to our own origin', async () => {
    const { email } = await createMember(server, 'forged')
    const forged = await post('request-password-reset', { email }, { host: 'evil.example' })
    expect(forged.statusCode).toBe(400)
    await post('request-password-reset', { email }, { host: 'localhost', 'x-forwarded-host': 'evil.example' })
    const [letter] = await lettersTo(server, email)
    expect(letter!.text).toContain('http://localhost/reset-password?token=')
    expect(letter!.text).not.toContain('evil')
  })

  test('sends nothing to a closed account', async () => {
    const { id, email } = await createMember(server, 'closed')
    await server.database.owner.query('update users set banned = true where id = $1', [id])
    await post('request-password-reset', { email })
    const { email: other } = await createMember(server, 'open')
    await requestReset(other)
    expect((await server.mail.readOutbox()).filter(one => one.to === email)).toEqual([])
  })
})

describe('A link to sign in', () => {
  async function linkFor(email: string): Promise<string> {
    await post('sign-in/magic-link', { email })
    return tokenIn((await lettersTo(server, email))[0]!)
  }

  test('opens a session once, and leaves password and other sessions as they are', async () => {
    const ada = await createMember(server, 'ada')
    await prove(ada)
    const token = await linkFor(ada.email)
    const phone = browser(server)
    const answer = await phone.request('POST', '/api/auth/magic-link/verify', { token })
    expect(answer.json()).toEqual({ user: { id: ada.id, email: ada.email, role: 'member' } })
    expect(await isSignedIn(phone)).toBe(true)
    expect(await isSignedIn(ada)).toBe(true)
    const [cookie] = phone.cookies.values()
    expect(answer.body).not.toContain(decodeURIComponent(cookie!).split('.')[0])
    expect((await post('magic-link/verify', { token })).statusCode).toBe(400)
    await signIn(ada)
  })

  test.each([
    ['/dashboard/pairings?q=rum', '/dashboard/pairings?q=rum'],
    ['//evil.example', '/pair'],
    ['https://evil.example/dashboard', '/pair'],
  ])('leads on to %s as %s, which the mail does not say', async (wanted, next) => {
    const { email } = await createMember(server, `leads-to-${wanted.length}`)
    await post('sign-in/magic-link', { email, next: wanted })
    const [letter] = await lettersTo(server, email)
    expect(letter!.text).toMatch(/\/sign-in-link\?token=[\w-]{43}\n/)
    expect((await post('magic-link/verify', { token: tokenIn(letter!) })).json()).toMatchObject({ next })
  })

  test('is not used up by a GET request', async () => {
    const token = await linkFor((await createMember(server, 'scanner')).email)
    for (const url of [`/api/auth/magic-link/verify?token=${token}`, `/sign-in-link?token=${token}`])
      expect((await server.inject({ method: 'GET', url })).cookies).toEqual([])
    expect((await post('magic-link/verify', { token })).statusCode).toBe(200)
  })

  test('asks for the second factor where one is set up', async () => {
    const ivy = await createMember(server, 'ivy')
    await prove(ivy)
    const secret = await setUpCode(ivy)
    const token = await linkFor(ivy.email)
    const phone = browser(server)
    const answer = await phone.request('POST', '/api/auth/magic-link/verify', { token })
    expect(answer.json()).toEqual({ twoFactorRedirect: true })
    expect(await isSignedIn(phone)).toBe(false)
    await server.database.owner.query("delete from attempts where key like 'sameCode%'")
    const code = { code: codeOf(secret) }
    expect((await phone.request('POST', '/api/auth/two-factor/verify-totp', code)).statusCode).toBe(200)
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('does not sign in to an account that was closed since', async () => {
    const { id, email } = await createMember(server, 'late-closed')
    const token = await linkFor(email)
    await server.database.owner.query('update users set banned = true where id = $1', [id])
    expect((await post('magic-link/verify', { token })).json()).toMatchObject({ code: 'BANNED_USER' })
  })

  test('does not sign in to an account that was deleted since', async () => {
    const { id, email } = await createMember(server, 'late-deleted')
    const token = await linkFor(email)
    await server.database.owner.query('delete from users where id = $1', [id])
    expect((await post('magic-link/verify', { token })).json()).toMatchObject({ code: 'INVALID_TOKEN' })
  })
})

test('A new password by mail keeps the second factor', async () => {
  const noor = await createMember(server, 'noor')
  await prove(noor)
  await setUpCode(noor)
  const token = await requestReset(noor.email)
  await post('reset-password', { token, newPassword: 'another evening entirely' })
  const answer = await post('sign-in/email', { email: noor.email, password: 'another evening entirely' })
  expect(answer.json()).toEqual({ twoFactorRedirect: true })
})

async function setUpCode({ request, password }: TestMember): Promise<string> {
  const started = await request('POST', '/api/auth/two-factor/enable', { password })
  const secret = new URL(started.json().totpURI).searchParams.get('secret')!
  const verified = await request('POST', '/api/auth/two-factor/verify-totp', { code: codeOf(secret) })
  expect(verified.statusCode, verified.body).toBe(200)
  return secret
}

/** As an authenticator app computes it (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret.replace(/=+$/, '')].map(one =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map(byte => Number.parseInt(byte, 2)),
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = digest[19]! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
