import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { attemptLimits } from '#features/accounts/server/attempts.store.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, isSignedIn, type TestMember } from '#test/members.ts'
import { totp } from '#test/totp.ts'

let app: TestApp
let grace: TestMember
beforeAll(async () => {
  app = await startApp({ render: renderPublicPage, isSeeded: false })
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())
beforeEach(() => app.database.owner.query('delete from attempts'))

/** A browser without JavaScript: it sends forms as they are, and its own cookies. */
function plainBrowser() {
  const cookies = new Map<string, string>()
  const send = async (url: string, fields?: Record<string, string>, headers = {}) => {
    const answer = await app.inject({
      method: fields ? 'POST' : 'GET',
      url,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    })
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, encodeURIComponent(value))
    return answer
  }
  const request: TestMember['request'] = async (_method, url) => send(url)
  return { send, request }
}

const alertIn = (html: string) => /role="alert"[^>]*>([^<]*)</.exec(html)?.[1]
const statusIn = (html: string) => /role="status"[^>]*>([^<]+)</.exec(html)?.[1]
const wrong = 'Invalid email or password. Please check your credentials and try again.'

describe('Signing in without JavaScript', () => {
  test.each([
    ['/login', '/pair'],
    ['/login?next=/dashboard/humidor', '/dashboard/humidor'],
    ['/login?next=%2Fdashboard%2Fpairings%3Fkeep%3Dabc', '/dashboard/pairings?keep=abc'],
    ['/login?next=https://evil.example', '/pair'],
    ['/login?mode=forgotten', '/pair'],
  ])('a form sent to %s creates a session and leads to %s', async (url, target) => {
    const { send, request } = plainBrowser()
    const { email, password } = grace
    const { statusCode, headers, body } = await send(url, { email: ` ${email.toUpperCase()} `, password })
    expect([statusCode, headers.location, headers['cache-control'], body]).toEqual([
      303,
      target,
      'no-store',
      '',
    ])
    expect(await isSignedIn({ request })).toBe(true)
  })

  test.each<[string, number, { email?: string; password?: string }, string]>([
    ['a wrong password', 401, { email: 'grace@lounge.example', password: 'no idea at all' }, wrong],
    ['an unknown address', 401, { email: 'nobody@lounge.example', password: 'no idea at all' }, wrong],
    ['no address', 422, { email: 'grace', password: 'rings at nine' }, 'Please enter a valid email address'],
    [
      'a short password',
      422,
      { email: 'g@lounge.example', password: 'rings' },
      'Password must be at least 6 characters long',
    ],
    ['nothing', 422, {}, 'Please enter a valid email address'],
  ])('%s shows the form again with the reason and the typed address', async (_, status, fields, reason) => {
    const { send, request } = plainBrowser()
    const { statusCode, headers, body } = await send('/login?next=/dashboard/bar', fields)
    expect([statusCode, alertIn(body), headers['cache-control']]).toEqual([status, reason, 'no-store'])
    if (fields.email) expect(body).toContain(`value="${fields.email}"`)
    if (fields.password) expect(body).not.toContain(fields.password)
    expect(await isSignedIn({ request })).toBe(false)
  })

  test('fields that are sent twice, or as a list, are none', async () => {
    const { send } = plainBrowser()
    const { statusCode } = await send('/login', { email: grace.email, 'password[]': grace.password })
    expect(statusCode).toBe(422)
  })

  test('what was typed is text, not markup', async () => {
    const { body } = await plainBrowser().send('/login', { email: '"><b>x</b>', password: 'smoke rings' })
    expect(body).not.toContain('<b>x')
  })

  test('guesses count together with those at the API, and say how long to wait', async () => {
    const { tries } = attemptLimits.signInByAccount
    const guess = { email: grace.email, password: 'no idea at all' }
    const { send } = plainBrowser()
    for (let sent = 0; sent < tries; sent += 1)
      if (sent % 2) await send('/login', guess)
      else await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: guess })
    const { statusCode, headers, body } = await send('/login', {
      email: grace.email,
      password: grace.password,
    })
    expect([statusCode, alertIn(body)]).toEqual([429, 'Too many attempts. Please try again later.'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('another site cannot send the form', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const { send, request } = plainBrowser()
      const { email, password } = grace
      expect((await send('/login', { email, password }, { origin })).statusCode).toBe(403)
      expect(await isSignedIn({ request })).toBe(false)
    }
  })

  test('its page lets the browser name its origin, which plain http needs', async () => {
    const { headers } = await app.inject('/login')
    expect(headers['referrer-policy']).toBe('same-origin')
  })

  test('an account that an admin closed gets a message about that', async () => {
    const closed = await createMember(app, 'closed')
    await app.database.owner.query('update users set banned = true where id = $1', [closed.id])
    const { email, password } = closed
    const { statusCode, body } = await plainBrowser().send('/login', { email, password })
    expect([statusCode, alertIn(body)]).toEqual([403, 'This account has been closed by an admin.'])
  })
})

describe('Signing up without JavaScript', () => {
  test('creates an account that can sign in at once, and keeps the page to continue at', async () => {
    const { send, request } = plainBrowser()
    const fields = { email: 'new@lounge.example', password: 'smoke rings at nine' }
    const created = await send('/login?mode=sign-up&next=/dashboard/bar', fields)
    expect([created.statusCode, created.headers.location]).toEqual([
      303,
      '/login?mode=created&next=%2Fdashboard%2Fbar',
    ])
    expect(await isSignedIn({ request })).toBe(false)
    const address = String(created.headers.location)
    expect(statusIn((await send(address)).body)).toBe('Account created successfully! You can now sign in.')
    expect((await send(address, fields)).headers.location).toBe('/dashboard/bar')
    expect(await isSignedIn({ request })).toBe(true)
  })

  test.each([
    [
      'a known address',
      'grace@lounge.example',
      'smoke rings at nine',
      'An account with this email already exists. Please sign in instead.',
    ],
    [
      'a common password',
      'other@lounge.example',
      'password',
      'That password is too common. Please choose another.',
    ],
  ])('%s is refused with the reason', async (_, email, password, reason) => {
    const { statusCode, body } = await plainBrowser().send('/login?mode=sign-up', { email, password })
    expect([statusCode, alertIn(body)]).toEqual([422, reason])
    expect(body).toContain('Create Account</button>')
  })
})

describe('The second factor without JavaScript', () => {
  /** A member whose sign-in asks for a code. */
  async function careful(name: string) {
    const person = await createMember(app, name)
    const { password } = person
    const started = await person.request('POST', '/api/auth/two-factor/enable', { password })
    const { totpURI, backupCodes } = started.json()
    const now = Date.now()
    await person.request('POST', '/api/auth/two-factor/verify-totp', { code: totp(totpURI, now) })
    return { ...person, nextCode: totp(totpURI, now + 30_000), recoveryCode: backupCodes[0] as string }
  }

  test('a code of the app, or a recovery code, completes the sign-in', async () => {
    const person = await careful('careful')
    for (const code of [person.nextCode, person.recoveryCode]) {
      const { send, request } = plainBrowser()
      const { email, password } = person
      const halfway = await send('/login?next=/dashboard/bar', { email, password })
      expect(halfway.headers.location).toBe('/login?mode=code&next=%2Fdashboard%2Fbar')
      expect(await isSignedIn({ request })).toBe(false)
      const address = String(halfway.headers.location)
      expect((await send(address)).body).toContain('Six-digit code')
      const refused = await send(address, { code: '000000' })
      expect([refused.statusCode, alertIn(refused.body)]).toEqual([
        422,
        'That code is wrong. Please try the next one.',
      ])
      expect((await send(address, { code })).headers.location).toBe('/dashboard/bar')
      expect(await isSignedIn({ request })).toBe(true)
    }
  })

  test('a trusted device is not asked again', async () => {
    const { email, password, nextCode } = await careful('trusting')
    const { send } = plainBrowser()
    await send('/login', { email, password })
    await send('/login?mode=code', { code: nextCode, trustDevice: 'yes' })
    await send('/logout', {})
    expect((await send('/login', { email, password })).headers.location).toBe('/pair')
  })

  test('a code without a sign-in leads back to the beginning', async () => {
    const { send } = plainBrowser()
    const { headers } = await send('/login?mode=code', { code: '123456' })
    expect(headers.location).toBe('/login?mode=expired')
    expect(alertIn((await send('/login?mode=expired')).body)).toBe(
      'That took too long. Please sign in again.',
    )
    expect(alertIn((await send('/login?mode=code', { code: ' ' })).body)).toBe('Please enter the code')
  })
})

test('Signing out without JavaScript ends the session, and another site cannot do it', async () => {
  const { send, request } = plainBrowser()
  const { email, password } = grace
  await send('/login', { email, password })
  expect((await send('/logout', {}, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect(await isSignedIn({ request })).toBe(true)
  const { statusCode, headers } = await send('/logout', {})
  expect([statusCode, headers.location]).toEqual([303, '/'])
  expect(await isSignedIn({ request })).toBe(false)
})
