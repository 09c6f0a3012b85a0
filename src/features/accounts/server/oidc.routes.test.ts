import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { FakeProvider, type ProviderManners } from '#test/fake-provider.ts'
import { browser } from '#test/people.ts'

const provider = new FakeProvider()
const houses: TestApp[] = []
const lines: string[] = []

beforeAll(() => provider.open())
afterEach(() => {
  provider.manners = 'proper'
  provider.userinfo = undefined
  provider.forge = {}
  provider.takesSecret = undefined
})
afterAll(async () => {
  for (const house of houses) await house.close()
  await provider.close()
})

/** A house that has not asked the provider anything yet. */
async function openHouse(options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const log = pino({ level: 'trace' }, { write: line => void lines.push(line) })
  const house = await startApp({ oidc: provider.settings, isPlanted: false, log, ...options })
  houses.push(house)
  return house
}

const claims = { sub: 'one', email: 'ada@lounge.example', email_verified: true, name: 'Ada' }

async function signIn(house: TestApp, said: object = claims, own = browser(house)) {
  const begun = await own.ask('POST', '/api/auth/sign-in/oidc', {})
  expect(begun.statusCode, begun.body).toBe(200)
  const { pathname, search } = provider.authorize(begun.json().url, { ...said })
  const { headers } = await own.ask('GET', pathname + search)
  return { location: headers.location, session: (await own.ask('GET', '/api/auth/get-session')).json() }
}

test('Without a provider in the settings there is no button and nothing at its addresses', async () => {
  const house = await openHouse({ oidc: undefined })
  expect((await house.inject('/api/auth/ways')).json()).toEqual({ oidc: null })
  for (const request of [
    { method: 'POST', url: '/api/auth/sign-in/oidc', payload: {} } as const,
    { url: '/api/auth/oidc/callback?code=1&state=2' },
  ]) {
    const { statusCode, headers } = await house.inject(request)
    expect([statusCode, headers['set-cookie']]).toEqual([404, undefined])
  }
})

describe('a provider that is not to be relied on', () => {
  let house: TestApp
  beforeAll(async () => {
    house = await openHouse()
  })

  test('is not asked anything before somebody wants to sign in there', async () => {
    expect((await house.inject('/api/auth/ways')).json()).toEqual({ oidc: 'Lounge ID' })
    await house.inject('/api/auth/oidc/callback?code=1&state=2')
    expect(provider.asked).toEqual([])
  })

  const unreliable = ['down', 'silent', 'endless', 'redirects', 'other issuer'] as const
  test.each<ProviderManners>(unreliable)(
    'is %s: the house says so, and asks again the next time',
    async manners => {
      provider.manners = manners
      const before = provider.asked.length
      const answer = await house.inject({ method: 'POST', url: '/api/auth/sign-in/oidc', payload: {} })
      expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([503, 'PROVIDER_AWAY', []])
      expect(answer.json().error).toBe(
        'Signing in there did not work. Please try again, or use your password.',
      )
      expect(provider.asked.slice(before)).toEqual(['GET /realm/.well-known/openid-configuration'])
    },
    10_000,
  )

  test('is known from then on, when it has answered once', async () => {
    const before = provider.asked.length
    for (const round of [1, 2]) expect((await signIn(house)).location, `round ${round}`).toBe('/pair')
    expect(provider.asked.slice(before).map(one => one.replace(/^.*\//, ''))).toEqual([
      'openid-configuration',
      'token',
      'jwks',
      'token',
    ])
  })

  test.each<ProviderManners>(['down', 'silent', 'redirects'])(
    'is %s when people come back',
    async manners => {
      const own = browser(house)
      const begun = await own.ask('POST', '/api/auth/sign-in/oidc', {})
      const { pathname, search } = provider.authorize(begun.json().url, claims)
      provider.manners = manners
      const { statusCode, headers } = await own.ask('GET', pathname + search)
      expect([statusCode, headers.location]).toEqual([303, '/login?failed=oidc'])
      expect((await own.ask('GET', '/api/auth/get-session')).json()).toBeNull()
    },
    10_000,
  )

  test('leads nobody to an address that is no page', async () => {
    provider.manners = 'names a script'
    const answer = await (await openHouse()).inject({
      method: 'POST',
      url: '/api/auth/sign-in/oidc',
      payload: {},
    })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'PROVIDER_AWAY'])
  })
})

describe('providers differ', () => {
  test('in where they say the address: some on a page of their own', async () => {
    const { sub, ...others } = claims
    provider.userinfo = claims
    const house = await openHouse()
    expect((await signIn(house, { sub })).session.user.email).toBe(claims.email)
    provider.userinfo = { ...claims, sub: 'somebody else' }
    expect((await signIn(house, { sub })).location).toBe('/login?failed=oidc')
    provider.userinfo = undefined
    expect((await signIn(house, { sub: 'two', ...others, email: 'bea@lounge.example' })).location).toBe(
      '/pair',
    )
  })

  test('in how they want the secret', async () => {
    for (const way of ['client_secret_post', 'client_secret_basic'] as const) {
      provider.takesSecret = way
      expect((await signIn(await openHouse())).location, way).toBe('/pair')
    }
  })

  test('and the same number means somebody else at another one', async () => {
    const house = await openHouse()
    const { session } = await signIn(house)
    const moved = { sub: 'one', email: 'mallory@lounge.example', email_verified: true }
    await house.database.owner.query("update identities set account_id = 'https://old.example one'")
    const another = await signIn(house, moved)
    expect(another.session.user.email).toBe(moved.email)
    expect(another.session.user.id).not.toBe(session.user.id)
  })
})

describe('the owner of the house', () => {
  const roleOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.session.user.role

  test('is nobody for coming first by the word of a provider', async () => {
    const house = await openHouse({ isClaimed: false })
    expect(roleOf(await signIn(house))).toBe('member')
    const { statusCode, body } = await house.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email: 'host@lounge.example', password: 'a long evening for host' },
    })
    expect([statusCode, JSON.parse(body).user?.role]).toEqual([200, 'admin'])
  })

  test('is who comes with the one-time link, and nobody after', async () => {
    const house = await openHouse({ isClaimed: false, host: '0.0.0.0' })
    const host = browser(house)
    await host.ask('GET', `/owner?code=${house.ownerCode}`)
    expect(roleOf(await signIn(house, claims, host))).toBe('admin')
    const later = browser(house)
    await later.ask('GET', `/owner?code=${house.ownerCode}`)
    const guest = { sub: 'two', email: 'guest@lounge.example', email_verified: true }
    expect(roleOf(await signIn(house, guest, later))).toBe('member')
  })
})

test('The cookie of the journey is hidden, brief, and over https tied to this very host', async () => {
  const secure = await openHouse({ baseUrl: 'https://lounge.example' })
  const headers = { host: 'lounge.example', origin: 'https://lounge.example' }
  const begun = await secure.inject({ method: 'POST', url: '/api/auth/sign-in/oidc', payload: {}, headers })
  const [line, ...others] = [begun.headers['set-cookie']].flat()
  expect(line).toMatch(
    /^__Host-smoke-deck\.oidc=[\w%.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
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

test('What the provider hands out is not written to the log', async () => {
  const house = await openHouse()
  lines.length = 0
  let token = ''
  provider.forge.text = told => {
    token = told
    return told
  }
  await signIn(house)
  provider.forge = { claims: { aud: 'another house' }, text: provider.forge.text }
  await signIn(house)
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
