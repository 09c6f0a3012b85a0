import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { type Claims, FakeProvider } from '#test/fake-provider.ts'
import { browser, createMember } from '#test/members.ts'
import { totp } from '#test/totp.ts'
import { attemptLimits } from '../attempts.store.ts'

const provider = new FakeProvider()
let server: TestApp
beforeAll(async () => {
  await provider.open()
  server = await startApp({ oidc: provider.settings, isSeeded: false })
})
afterEach(() => {
  provider.forge = {}
  provider.behavior = 'proper'
  vi.useRealTimers()
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
/** Tries are counted by address, and all of these come from one. */
beforeEach(async () => void (await server.database.owner.query('delete from attempts')))

const failed = '/login?failed=oidc'
const ada = (name: string): Claims => ({
  sub: `number of ${name}`,
  email: `${name}@lounge.example`,
  email_verified: true,
  name: `Ada ${name}`,
})

type Browser = ReturnType<typeof browser>

/** Sets out, signs in there, and gives the address to come back to, as a path of the server. */
async function setOut(own: Browser, claims: Claims, next?: string): Promise<string> {
  const answer = await own.request('POST', '/api/auth/sign-in/oidc', next === undefined ? {} : { next })
  expect(answer.statusCode, answer.body).toBe(200)
  const { pathname, search } = provider.authorize(answer.json().url, claims)
  return pathname + search
}

async function comeBack(own: Browser, address: string): Promise<string> {
  const { statusCode, headers, body } = await own.request('GET', address)
  expect([statusCode, headers['cache-control'], body]).toEqual([303, 'no-store', ''])
  return String(headers.location)
}

async function signInThere(claims: Claims, { own = browser(server), next = '' } = {}) {
  const location = await comeBack(own, await setOut(own, claims, next || undefined))
  return { own, location, me: await whoIs(own) }
}

async function whoIs({ request }: Browser) {
  const session = (await request('GET', '/api/auth/get-session')).json()
  return session?.user as { id: string; email: string; role: string } | undefined
}

const countAccounts = async () =>
  Number((await server.database.owner.query('select count(*) from users')).rows[0].count)
const confirmAddress = (id: string) =>
  server.database.owner.query('update users set email_verified = true where id = $1', [id])

describe('a sign-in with the provider', () => {
  test('creates an account, and finds the same one the next time, even with another address', async () => {
    const first = await signInThere(ada('fresh'), { next: '/dashboard/settings?tab=2' })
    expect(first.location).toBe('/dashboard/settings?tab=2')
    expect(first.me).toEqual({ id: expect.any(String), email: 'fresh@lounge.example', role: 'member' })
    expect((await first.own.request('GET', '/api/me')).json().profile.full_name).toBe('Ada fresh')
    const again = await signInThere({ ...ada('fresh'), email: 'moved@lounge.example' })
    expect([again.location, again.me]).toEqual(['/pair', first.me])
    const silent = await signInThere({ sub: 'number of fresh' })
    expect(silent.me).toEqual(first.me)
  })

  test('stores no token', async () => {
    const { me } = await signInThere(ada('traceless'))
    const { rows } = await server.database.owner.query('select * from identities where user_id = $1', [
      me!.id,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      provider_id: 'oidc',
      account_id: `${provider.issuer} number of traceless`,
      access_token: null,
      refresh_token: null,
      id_token: null,
      password: null,
    })
  })

  test('links to the account with the same address if that was verified', async () => {
    const grace = await createMember(server, 'grace')
    await confirmAddress(grace.id)
    const { location, me } = await signInThere({ ...ada('grace'), email: 'Grace@Lounge.example' })
    expect([location, me]).toEqual(['/pair', { id: grace.id, email: grace.email, role: 'member' }])
  })

  test('does not link to an account whose address was not verified', async () => {
    const squatter = await createMember(server, 'squatted')
    const { location, me } = await signInThere(ada('squatted'))
    expect([location, me]).toEqual(['/login?failed=oidc-address', undefined])
    await confirmAddress(squatter.id)
    expect((await signInThere(ada('squatted'))).me?.id).toBe(squatter.id)
  })

  test('does not link to an account that the provider knows under another subject', async () => {
    const before = await signInThere(ada('shared'))
    const { location, me } = await signInThere({ ...ada('shared'), sub: 'another number' })
    expect([location, me]).toEqual(['/login?failed=oidc-address', undefined])
    expect((await signInThere(ada('shared'))).me).toEqual(before.me)
  })

  test.each([
    ['says no', false],
    ['says nothing', undefined],
    ['says yes as a word', 'true'],
  ])('has no verified address when the provider %s', async (_what, isVerified) => {
    const known = await createMember(server, `unproven-${isVerified}`)
    await confirmAddress(known.id)
    const before = await countAccounts()
    for (const email of [known.email, 'nobody-yet@lounge.example']) {
      const { location, me } = await signInThere({
        ...ada('x'),
        sub: email,
        email,
        email_verified: isVerified,
      })
      expect([location, me]).toEqual([failed, undefined])
    }
    expect(await countAccounts()).toBe(before)
  })

  test.each([undefined, 7, '', 'no address', 'a@b.c\u0000', `${'a'.repeat(260)}@b.example`])(
    'creates no account without a valid address: %j',
    async email => {
      const { location, me } = await signInThere({ sub: 'addressless', email, email_verified: true })
      expect([location, me]).toEqual([failed, undefined])
    },
  )

  test.each([7, 'a\u0000b', 'n'.repeat(201), { first: 'Ada' }])('accepts any name: %j', async name => {
    const { own, me } = await signInThere({ ...ada(`named-${typeof name}-${String(name).length}`), name })
    expect(me).toBeDefined()
    expect((await own.request('GET', '/api/me')).json().profile.full_name).toBe('')
  })

  test('asks for the second factor', async () => {
    const grace = await createMember(server, 'careful')
    await confirmAddress(grace.id)
    const { password } = grace
    const { totpURI } = (await grace.request('POST', '/api/auth/two-factor/enable', { password })).json()
    const now = Date.now()
    await grace.request('POST', '/api/auth/two-factor/verify-totp', { code: totp(totpURI, now) })
    const { own, location, me } = await signInThere(ada('careful'), { next: '/dashboard/settings' })
    expect([location, me]).toEqual(['/login?mode=code&next=%2Fdashboard%2Fsettings', undefined])
    const proved = await own.request('POST', '/api/auth/two-factor/verify-totp', {
      code: totp(totpURI, now + 30_000),
    })
    expect(proved.statusCode).toBe(200)
    expect((await whoIs(own))?.id).toBe(grace.id)
  })

  test('fails when the account is closed', async () => {
    const { me } = await signInThere(ada('banned'))
    await server.database.owner.query('update users set banned = true where id = $1', [me!.id])
    const again = await signInThere(ada('banned'))
    expect([again.location, again.me]).toEqual(['/login?failed=oidc-closed', undefined])
  })

  test('ends the session that the browser had', async () => {
    const grace = await createMember(server, 'earlier')
    const old = new Map(grace.cookies)
    const { me } = await signInThere(ada('later'), { own: grace })
    expect(me?.email).toBe('later@lounge.example')
    expect(await whoIs({ ...browser(server), request: browserWith(old).request })).toBeUndefined()
  })

  test('counts against the sign-up limit', async () => {
    await server.database.owner.query(
      "insert into attempts values ('signUpByAddress 127.0.0.1', $1, now() + interval '1 hour')",
      [attemptLimits.signUpByAddress.tries],
    )
    const { location, me } = await signInThere(ada('too-many'))
    expect([location, me]).toEqual([failed, undefined])
  })

  test('redirects to addresses of this site only', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/%2fevil.example'])
      expect((await signInThere(ada('led-on'), { next })).location).toBe('/pair')
  })
})

function browserWith(cookies: Map<string, string>): Browser {
  const own = browser(server)
  for (const [name, value] of cookies) own.cookies.set(name, value)
  return own
}

describe('a callback that does not match its flow', () => {
  const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const hourAgo = () => Math.floor(Date.now() / 1000) - 3600
  const noSignature = (token: string) => `${token.split('.').slice(0, 2).join('.')}.`

  test.each<[string, () => FakeProvider['forge']]>([
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['for another server', () => ({ claims: { aud: 'another server' } })],
    ['for several, without saying for whom', () => ({ claims: { aud: ['the server', 'b'], azp: 'b' } })],
    ['with another nonce', () => ({ claims: { nonce: 'of another day' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['that has run out', () => ({ claims: { exp: hourAgo() } })],
    ['that never runs out', () => ({ claims: { exp: undefined } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['with an endless subject', () => ({ claims: { sub: 'x'.repeat(256) } })],
    ['with a subject that cannot be stored', () => ({ claims: { sub: 'a\u0000b' } })],
    ['signed by another key', () => ({ key: foreignKey })],
    ['by an unknown key', () => ({ header: { kid: 'two' } })],
    ['that says it needs no signature', () => ({ header: { alg: 'none' }, text: noSignature })],
    ['without a signature', () => ({ text: noSignature })],
    ['that is garbage', () => ({ text: () => 'garbage' })],
    ['that is none', () => ({ text: () => '' })],
  ])('brings a token %s, and is refused', async (_what, forge) => {
    const before = await countAccounts()
    provider.forge = forge()
    const { location, me } = await signInThere(ada('forged'))
    expect([location, me, await countAccounts()]).toEqual([failed, undefined, before])
  })

  test.each<[string, (query: URLSearchParams) => void]>([
    ['another state', query => query.set('state', 'x'.repeat(43))],
    ['no state', query => query.delete('state')],
    ['two states', query => query.append('state', query.get('state')!)],
    ['another code', query => query.set('code', 'guessed')],
    ['no code', query => query.delete('code')],
    ['the name of another provider', query => query.set('iss', 'https://evil.example')],
    ['no name of the provider', query => query.delete('iss')],
    ['a no', query => query.append('error', 'access_denied')],
  ])('brings %s, and is refused', async (_what, change) => {
    const own = browser(server)
    const [path, search] = (await setOut(own, ada('astray'))).split('?')
    const query = new URLSearchParams(search)
    change(query)
    expect(await comeBack(own, `${path}?${query}`)).toBe(failed)
    expect(await whoIs(own)).toBeUndefined()
  })

  test('creates no session', async () => {
    const own = browser(server)
    const [path] = (await setOut(own, ada('empty-handed'))).split('?')
    expect(await comeBack(own, path!)).toBe(failed)
    expect(await comeBack(browser(server), path!)).toBe(failed)
  })

  test('is rejected in another browser, a second time, too late, or with an altered cookie', async () => {
    const other = browser(server)
    expect(await comeBack(other, await setOut(browser(server), ada('elsewhere')))).toBe(failed)

    const twice = browser(server)
    const address = await setOut(twice, ada('twice'))
    const copied = new Map(twice.cookies)
    expect(await comeBack(twice, address)).toBe('/pair')
    expect(await comeBack(twice, address)).toBe(failed)
    expect(await comeBack(browserWith(copied), address)).toBe(failed)

    const late = browser(server)
    const lateAddress = await setOut(late, ada('late'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    expect(await comeBack(late, lateAddress)).toBe(failed)
    vi.useRealTimers()

    const forger = browser(server)
    const forged = await setOut(forger, ada('forger'))
    const [name, value] = [...forger.cookies].find(([cookie]) => cookie.endsWith('.oidc'))!
    forger.cookies.set(name, `A${value.slice(1)}`)
    expect(await comeBack(forger, forged)).toBe(failed)
  })

  test('is not answered for HEAD', async () => {
    const own = browser(server)
    const url = await setOut(own, ada('headless'))
    expect((await server.inject({ method: 'HEAD', url })).statusCode).toBe(405)
    expect(await comeBack(own, url)).toBe('/pair')
  })
})
