import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { FakeProvider, type ProviderBehavior } from '#test/fake-provider.ts'
import { browser } from '#test/members.ts'

const provider = new FakeProvider()
const servers: TestApp[] = []
const lines: string[] = []

beforeAll(() => provider.open())
afterEach(() => {
  provider.behavior = 'proper'
  provider.userinfo = undefined
  provider.forge = {}
  provider.takesSecret = undefined
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.close()))
  await provider.close()
})

/** A server that has not called the provider yet. */
async function openServer(options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const log = pino({ level: 'trace' }, { write: line => void lines.push(line) })
  const server = await startApp({ oidc: provider.settings, isSeeded: false, log, ...options })
  servers.push(server)
  return server
}

const claims = { sub: 'one', email: 'ada@lounge.example', email_verified: true, name: 'Ada' }

async function signIn(server: TestApp, said: object = claims, own = browser(server)) {
  const begun = await own.request('POST', '/api/auth/sign-in/oidc', {})
  expect(begun.statusCode, begun.body).toBe(200)
  const { pathname, search } = provider.authorize(begun.json().url, { ...said })
  const { headers } = await own.request('GET', pathname + search)
  return { location: headers.location, session: (await own.request('GET', '/api/auth/get-session')).json() }
}

test('Without a provider in the settings there is no button, and its endpoints answer 404', async () => {
  const server = await openServer({ oidc: undefined })
  expect((await server.inject('/api/auth/ways')).json()).toEqual({ oidc: null })
  for (const request of [
    { method: 'POST', url: '/api/auth/sign-in/oidc', payload: {} } as const,
    { url: '/api/auth/oidc/callback?code=1&state=2' },
  ]) {
    const { statusCode, headers } = await server.inject(request)
    expect([statusCode, headers['set-cookie']]).toEqual([404, undefined])
  }
})

describe('an unreliable provider', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openServer()
  })

  test('gets no request before the first sign-in', async () => {
    expect((await server.inject('/api/auth/ways')).json()).toEqual({ oidc: 'Lounge ID' })
    await server.inject('/api/auth/oidc/callback?code=1&state=2')
    expect(provider.requests).toEqual([])
  })

  const unreliable = ['down', 'silent', 'endless', 'redirects', 'other issuer'] as const
  test.each<ProviderBehavior>(unreliable)(
    'is %s: sign-in fails with a message, and the next one tries again',
    async behavior => {
      provider.behavior = behavior
      const before = provider.requests.length
      const answer = await server.inject({ method: 'POST', url: '/api/auth/sign-in/oidc', payload: {} })
      expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([503, 'PROVIDER_AWAY', []])
      expect(answer.json().error).toBe('Single sign-on did not work. Please try again, or use your password.')
      expect(provider.requests.slice(before)).toEqual(['GET /realm/.well-known/openid-configuration'])
    },
    10_000,
  )

  test('is discovered once', async () => {
    const before = provider.requests.length
    for (const round of [1, 2]) expect((await signIn(server)).location, `round ${round}`).toBe('/pair')
    expect(provider.requests.slice(before).map(one => one.replace(/^.*\//, ''))).toEqual([
      'openid-configuration',
      'token',
      'jwks',
      'token',
    ])
  })

  test.each<ProviderBehavior>(['down', 'silent', 'redirects'])(
    'is %s at the callback',
    async behavior => {
      const own = browser(server)
      const begun = await own.request('POST', '/api/auth/sign-in/oidc', {})
      const { pathname, search } = provider.authorize(begun.json().url, claims)
      provider.behavior = behavior
      const { statusCode, headers } = await own.request('GET', pathname + search)
      expect([statusCode, headers.location]).toEqual([303, '/login?failed=oidc'])
      expect((await own.request('GET', '/api/auth/get-session')).json()).toBeNull()
    },
    10_000,
  )

  test('cannot redirect to anything but a web page', async () => {
    provider.behavior = 'names a script'
    const answer = await (await openServer()).inject({
      method: 'POST',
      url: '/api/auth/sign-in/oidc',
      payload: {},
    })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'PROVIDER_AWAY'])
  })
})

describe('providers differ', () => {
  test('in where they return the address: some at the userinfo endpoint', async () => {
    const { sub, ...others } = claims
    provider.userinfo = claims
    const server = await openServer()
    expect((await signIn(server, { sub })).session.user.email).toBe(claims.email)
    provider.userinfo = { ...claims, sub: 'another user' }
    expect((await signIn(server, { sub })).location).toBe('/login?failed=oidc')
    provider.userinfo = undefined
    expect((await signIn(server, { sub: 'two', ...others, email: 'bea@lounge.example' })).location).toBe(
      '/pair',
    )
  })

  test('in how the client authenticates', async () => {
    for (const way of ['client_secret_post', 'client_secret_basic'] as const) {
      provider.takesSecret = way
      expect((await signIn(await openServer())).location, way).toBe('/pair')
    }
  })

  test('and the same subject is another person at another provider', async () => {
    const server = await openServer()
    const { session } = await signIn(server)
    const moved = { sub: 'one', email: 'mallory@lounge.example', email_verified: true }
    await server.database.owner.query("update identities set account_id = 'https://old.example one'")
    const another = await signIn(server, moved)
    expect(another.session.user.email).toBe(moved.email)
    expect(another.session.user.id).not.toBe(session.user.id)
  })
})

describe('the owner', () => {
  const roleOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.session.user.role

  test('is not the first account that signs in with a provider', async () => {
    const server = await openServer({ isClaimed: false })
    expect(roleOf(await signIn(server))).toBe('member')
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email: 'host@lounge.example', password: 'a long evening for host' },
    })
    expect([statusCode, JSON.parse(body).user?.role]).toEqual([200, 'admin'])
  })

  test('is the account that uses the one-time link, and none after it', async () => {
    const server = await openServer({ isClaimed: false, host: '0.0.0.0' })
    const host = browser(server)
    await host.request('GET', `/owner?code=${server.ownerCode}`)
    expect(roleOf(await signIn(server, claims, host))).toBe('admin')
    const later = browser(server)
    await later.request('GET', `/owner?code=${server.ownerCode}`)
    const guest = { sub: 'two', email: 'guest@lounge.example', email_verified: true }
    expect(roleOf(await signIn(server, guest, later))).toBe('member')
  })
})

test('The flow cookie is HttpOnly, short-lived, and over https bound to this host', async () => {
  const secure = await openServer({ baseUrl: 'https://lounge.example' })
  const headers = { host: 'lounge.example', origin: 'https://lounge.example' }
  const begun = await secure.inject({ method: 'POST', url: '/api/auth/sign-in/oidc', payload: {}, headers })
  const [line, ...others] = [begun.headers['set-cookie']].flat()
  expect(line).toMatch(
    /^__Host-smoke-deck\.oidc=[\w%.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(others).toEqual([])
  const { pathname, search, origin } = provider.authorize(begun.json().url, claims)
  expect(origin).toBe('https://lounge.example')
  const fromThere = { host: 'lounge.example', 'sec-fetch-site': 'cross-site', cookie: line!.split(';')[0]! }
  const back = await secure.inject({ url: pathname + search, headers: fromThere })
  expect([back.statusCode, back.headers.location]).toEqual([303, '/pair'])
  const names = back.cookies.map(({ name, maxAge }) => [name, maxAge === 0])
  expect(names).toEqual(
    expect.arrayContaining([
      ['__Host-smoke-deck.oidc', true],
      ['__Host-smoke-deck.session_token', false],
    ]),
  )
})

test('Tokens and claims of the provider are not logged', async () => {
  const server = await openServer()
  lines.length = 0
  let token = ''
  provider.forge.text = text => {
    token = text
    return text
  }
  await signIn(server)
  provider.forge = { claims: { aud: 'another server' }, text: provider.forge.text }
  await signIn(server)
  const log = lines.join('')
  expect(log).toContain('signing in with the provider did not work')
  expect(token).toMatch(/^ey/)
  for (const secret of [
    token,
    token.split('.')[1]!,
    'an access token',
    provider.client.secret,
    'code=',
    'ada@',
  ])
    expect(log).not.toContain(secret)
})
