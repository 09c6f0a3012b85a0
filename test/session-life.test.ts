import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { browser, createMember, grantAdmin, signIn, type TestMember } from './members.ts'
import { procedures, requestTo } from './procedures.ts'

const cookieName = 'smoke-deck.session_token'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const cookieOf = ({ cookies }: Pick<TestMember, 'cookies'>) => decodeURIComponent(cookies.get(cookieName)!)
const tokenOf = (who: Pick<TestMember, 'cookies'>) => cookieOf(who).split('.')[0]!

/** What a door of the members answers to this cookie. */
async function statusFor(cookie: string, name = cookieName): Promise<number> {
  const headers = { cookie: `${name}=${encodeURIComponent(cookie)}` }
  return (await server.inject({ url: '/api/me', headers })).statusCode
}

const inTheDatabase = (statement: string, ...values: unknown[]) =>
  server.database.owner.query(statement, values)

describe('a session', () => {
  it('is another one after each sign-in, and the one before is over', async () => {
    const grace = await createMember(server, 'grace')
    const seen: string[] = [cookieOf(grace)]
    for (let round = 0; round < 3; round += 1) {
      await signIn(grace)
      expect(await statusFor(seen.at(-1)!)).toBe(401)
      seen.push(cookieOf(grace))
    }
    expect(new Set(seen).size).toBe(4)
    expect(await statusFor(seen.at(-1)!)).toBe(200)
  })

  it('has a token that cannot be guessed', async () => {
    const ada = await createMember(server, 'ada')
    const tokens = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      await signIn(ada)
      expect(tokenOf(ada)).toMatch(/^[A-Za-z0-9]{32}$/)
      tokens.add(tokenOf(ada))
    }
    expect(tokens.size).toBe(5)
  })

  it('cannot be fixed beforehand by an attacker', async () => {
    const eve = await createMember(server, 'eve-fixing')
    const victim = await createMember(server, 'victim')
    await victim.request('POST', '/api/auth/sign-out')
    const fixed = cookieOf(eve)
    for (const chosen of [fixed, 'chosen.chosen', `${'a'.repeat(32)}.${'b'.repeat(43)}=`]) {
      victim.cookies.set(cookieName, encodeURIComponent(chosen))
      await signIn(victim)
      expect(cookieOf(victim)).not.toBe(chosen)
      expect(await statusFor(chosen)).toBe(401)
    }
    expect((await victim.request('GET', '/api/me')).json()).toMatchObject({ email: victim.email })
  })

  it('is worth nothing once its cookie was touched, at whatever place', async () => {
    const linus = await createMember(server, 'linus')
    const whole = cookieOf(linus)
    expect(await statusFor(whole)).toBe(200)
    for (let at = 0; at < whole.length; at += 1) {
      const touched = whole.slice(0, at) + (whole[at] === 'A' ? 'B' : 'A') + whole.slice(at + 1)
      expect(await statusFor(touched), touched).toBe(401)
    }
    for (const other of [
      whole.slice(0, -1),
      `${whole}A`,
      whole.replace('=', ''),
      tokenOf(linus),
      `${tokenOf(linus)}.`,
    ])
      expect(await statusFor(other), other).toBe(401)
  })

  it('is not believed with a signature of another secret, nor under another name', async () => {
    const alan = await createMember(server, 'alan')
    const token = tokenOf(alan)
    const forged = createHmac('sha256', 'another secret').update(token).digest('base64')
    expect(await statusFor(`${token}.${forged}`)).toBe(401)
    for (const name of ['__Host-smoke-deck.session_token', 'better-auth.session_token', `x${cookieName}`])
      expect(await statusFor(cookieOf(alan), name)).toBe(401)
  })

  it('is not in the answer of any endpoint', async () => {
    const barbara = await createMember(server, 'barbara')
    await grantAdmin(server, barbara)
    const cookie = `${cookieName}=${barbara.cookies.get(cookieName)}`
    for (const procedure of procedures.filter(({ path }) => !path.endsWith('/sign-out'))) {
      const request = requestTo(server, `${procedure.method} ${procedure.path}`)
      const { body } = await server.inject({ ...request, headers: { cookie } })
      expect(body, procedure.path).not.toContain(tokenOf(barbara))
    }
    const { email, password } = barbara
    const again = await barbara.request('POST', '/api/auth/sign-in/email', { email, password })
    expect(again.body).not.toContain(tokenOf(barbara))
  })
})

describe('a session is over at the next request', () => {
  const ways: [string, (who: TestMember, admin: TestMember) => Promise<unknown>][] = [
    ['signing out', who => who.request('POST', '/api/auth/sign-out')],
    ['signing in again', who => signIn(who)],
    ['a ban', (who, admin) => admin.request('POST', '/api/auth/admin/ban-user', { userId: who.id })],
    [
      'a ban made in the database',
      who => inTheDatabase('update users set banned = true where id = $1', who.id),
    ],
    [
      'another role',
      (who, admin) => admin.request('POST', '/api/auth/admin/set-role', { userId: who.id, role: 'admin' }),
    ],
    [
      'an admin’s word',
      (who, admin) => admin.request('POST', '/api/auth/admin/revoke-user-sessions', { userId: who.id }),
    ],
    ['deletion of the account', who => inTheDatabase('delete from users where id = $1', who.id)],
    [
      'a week without use',
      who =>
        inTheDatabase(
          "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
          who.id,
        ),
    ],
    [
      'a month, however much it is used',
      who =>
        inTheDatabase(
          "update sessions set created_at = now() - interval '30 days 1 second', updated_at = now() where user_id = $1",
          who.id,
        ),
    ],
    [
      'another password, which leaves the browser at hand in, under a new name',
      async who => {
        const { password: currentPassword } = who
        const body = { currentPassword, newPassword: 'quite another evening' }
        expect((await who.request('POST', '/api/auth/change-password', body)).json()).toEqual({ done: true })
        expect(await statusFor(cookieOf(who))).toBe(200)
      },
    ],
  ]

  it.each(ways.map(([way, end], at) => ({ way, end, name: `leaver-${at}` })))(
    'after $way',
    async ({ end, name }) => {
      const admin = await createMember(server, `admin-of-${name}`)
      await grantAdmin(server, admin)
      const who = await createMember(server, name)
      const before = cookieOf(who)
      expect(await statusFor(before)).toBe(200)
      await end(who, admin)
      expect(await statusFor(before)).toBe(401)
    },
  )

  it('in every other place after another password', async () => {
    const dennis = await createMember(server, 'dennis')
    const tablet = browser(server)
    await signIn({ ...tablet, email: dennis.email, password: dennis.password })
    const wrong = { currentPassword: 'no idea', newPassword: 'quite another evening' }
    expect((await dennis.request('POST', '/api/auth/change-password', wrong)).statusCode).toBe(422)
    expect(await statusFor(cookieOf(tablet))).toBe(200)
    const right = { ...wrong, currentPassword: dennis.password }
    await dennis.request('POST', '/api/auth/change-password', right)
    expect([await statusFor(cookieOf(dennis)), await statusFor(cookieOf(tablet))]).toEqual([200, 401])
  })
})

describe('a session in use', () => {
  it('lives on for another week each time', async () => {
    const ken = await createMember(server, 'ken')
    await inTheDatabase(
      "update sessions set updated_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour' where user_id = $1",
      ken.id,
    )
    expect(await statusFor(cookieOf(ken))).toBe(200)
    const { rows } = await inTheDatabase(
      "select expires_at > now() + interval '6 days 23 hours' as lives from sessions where user_id = $1",
      ken.id,
    )
    expect(rows).toEqual([{ lives: true }])
  })
})
