import { afterEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { browser, createMember } from '#test/members.ts'
import { openOwnerStore } from './owner.store.ts'
import { openOwnerLink } from './owner-link.ts'

let server: TestApp | undefined
afterEach(() => server?.close())

const open = async (options: Partial<TestAppOptions>) => {
  server = await startApp({ isClaimed: false, isSeeded: false, ...options })
  return server
}
const elsewhere = { host: '0.0.0.0', baseUrl: undefined }

/** Each from a network address of their own, or the limit on sign-ups would choose between them. */
async function signUp(to: TestApp, name: string, cookie = '', at = 1): Promise<string> {
  const answer = await to.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email: `${name}@lounge.example`, password: `a long evening for ${name}` },
    headers: { cookie, host: '127.0.0.1' },
    remoteAddress: `10.0.0.${at}`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().user.role
}

const admins = async ({ database }: TestApp) =>
  (await database.owner.query<{ email: string }>("select email from users where role = 'admin'")).rows

async function codeCookie(to: TestApp, code: string): Promise<string> {
  const answer = await to.inject({ url: `/owner?code=${code}`, headers: { host: '127.0.0.1' } })
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

describe('On this machine alone', () => {
  test('the first account is the admin, the second is not', async () => {
    const here = await open({})
    expect(here.ownerCode).toBeUndefined()
    expect([await signUp(here, 'ada'), await signUp(here, 'grace')]).toEqual(['admin', 'member'])
  })

  test('of twenty first accounts at once one is the admin', async () => {
    const here = await open({})
    const roles = await Promise.all(Array.from({ length: 20 }, (_, at) => signUp(here, `guest${at}`, '', at)))
    expect(roles.filter(role => role === 'admin')).toHaveLength(1)
    expect(await admins(here)).toHaveLength(1)
  })

  test('the next account is the admin once the last one was deleted, without a restart', async () => {
    const here = await open({ isClaimed: true })
    const ada = await createMember(here, 'ada')
    expect(await admins(here)).toEqual([])
    const left = await ada.request('POST', '/api/account/delete', { password: ada.password })
    expect(left.json()).toEqual({ done: true })
    expect([await signUp(here, 'grace'), await signUp(here, 'linus')]).toEqual(['admin', 'member'])
  })

  test('no account becomes owner after an owner was deleted in the database', async () => {
    const here = await open({})
    await signUp(here, 'ada')
    await here.database.owner.query('delete from users')
    expect(await signUp(here, 'grace')).toBe('member')
  })
})

describe('Where others can reach the server', () => {
  test.each([
    ['it listens to a network', elsewhere],
    ['it has a public name', { baseUrl: 'https://lounge.example' }],
    ['a proxy stands before it', { trustProxy: ['127.0.0.1'] }],
  ])('because %s, the first account is an ordinary one', async (_why, options) => {
    const there = await open(options)
    expect(there.ownerCode).toMatch(/^[\w-]{43}$/)
    expect(await signUp(there, 'ada')).toBe('member')
  })

  test('the account that is opened with the link is the admin, and the link is worth nothing afterwards', async () => {
    const there = await open(elsewhere)
    const answer = await there.inject({
      url: `/owner?code=${there.ownerCode}`,
      headers: { host: '127.0.0.1' },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login?mode=sign-up'])
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^smoke-deck\.owner-code=.*; HttpOnly; SameSite=Lax$/,
    )
    const cookie = await codeCookie(there, there.ownerCode!)
    expect(await signUp(there, 'stranger')).toBe('member')
    expect(await signUp(there, 'ada', cookie)).toBe('admin')
    expect(await signUp(there, 'grace', cookie)).toBe('member')
    const again = await there.inject({
      url: `/owner?code=${there.ownerCode}`,
      headers: { host: '127.0.0.1' },
    })
    expect([again.statusCode, again.headers.location, again.cookies]).toEqual([303, '/login', []])
    expect(await admins(there)).toEqual([{ email: 'ada@lounge.example' }])
  })

  test('a wrong code creates an ordinary account and reveals nothing', async () => {
    const there = await open(elsewhere)
    const wrong = 'A'.repeat(43)
    const [right, other] = await Promise.all(
      [there.ownerCode!, wrong].map(code =>
        there.inject({ url: `/owner?code=${code}`, headers: { host: '127.0.0.1' } }),
      ),
    )
    expect([other!.statusCode, other!.headers.location]).toEqual([right!.statusCode, right!.headers.location])
    expect(await signUp(there, 'eve', await codeCookie(there, wrong))).toBe('member')
    expect(await signUp(there, 'ada', await codeCookie(there, there.ownerCode!))).toBe('admin')
  })

  test.each(['', 'short', `${'A'.repeat(42)}%0d%0a`, `${'A'.repeat(43)};x=y`])(
    '%j is no code',
    async code => {
      const there = await open(elsewhere)
      const url = `/owner?code=${code}`
      const answer = await there.inject({ url, headers: { host: '127.0.0.1' } })
      expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([303, '/login', []])
    },
  )

  test('of twenty sign-ups with the right code at once one is the admin', async () => {
    const there = await open(elsewhere)
    const cookie = await codeCookie(there, there.ownerCode!)
    const roles = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signUp(there, `guest${at}`, cookie, at)),
    )
    expect(roles.filter(role => role === 'admin')).toHaveLength(1)
    expect(await admins(there)).toHaveLength(1)
  })

  test('opening the link changes nothing on the server, and only its hash is stored', async () => {
    const there = await open(elsewhere)
    const row = async () =>
      JSON.stringify((await there.database.owner.query('select * from house_owner')).rows)
    const before = await row()
    await codeCookie(there, there.ownerCode!)
    expect(await row()).toBe(before)
    expect(before).not.toContain(there.ownerCode)
  })

  test('the next start makes another link', async () => {
    const there = await open(elsewhere)
    const address = { ...elsewhere, trustProxy: [] }
    const next = await openOwnerLink(openOwnerStore(there.database.auth), address).prepare()
    expect(next).not.toBe(there.ownerCode)
    expect(await signUp(there, 'late', await codeCookie(there, there.ownerCode!))).toBe('member')
    expect(await signUp(there, 'ada', await codeCookie(there, next!))).toBe('admin')
  })

  test('a server that has members but no owner asks for the link on this machine as well', async () => {
    const there = await open(elsewhere)
    await signUp(there, 'early')
    const home = { host: '127.0.0.1', baseUrl: undefined, trustProxy: [] }
    const atHome = openOwnerLink(openOwnerStore(there.database.auth), home)
    expect(await atHome.prepare()).toBeDefined()
    const { rows } = await there.database.owner.query<{ id: string }>('select id from users')
    const exchange = {
      headers: {},
      cookies: {},
      origin: 'http://localhost',
      address: '127.0.0.1',
    }
    expect(await atHome.claim(rows[0]!.id, exchange as never)).toBe(false)
  })
})

test('Over https the code travels in a cookie of this very host', async () => {
  const there = await open({ baseUrl: 'https://lounge.example' })
  const guest = browser(there)
  const answer = await guest.request('GET', `/owner?code=${there.ownerCode}`)
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-smoke-deck\.owner-code=.*; Path=\/.*; Secure; SameSite=Lax$/,
  )
})
