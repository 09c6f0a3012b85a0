import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duties } from '#platform/api.contract.ts'
import { startApp, type TestApp } from './app.ts'
import {
  browser,
  createMember,
  grantAdmin,
  grantDuties,
  isSignedIn,
  signIn,
  type TestMember,
  unlockAdmin,
} from './members.ts'
import { addressOf, procedures, requestTo } from './procedures.ts'

let server: TestApp
let admin: TestMember
beforeAll(async () => {
  server = await startApp()
  admin = await createMember(server, 'host')
  await grantAdmin(server, admin)
})
afterAll(() => server.close())

const ofAdmins = procedures
  .filter(({ opensTo }) => opensTo !== 'everyone' && opensTo !== 'members')
  .map(addressOf)
const list = (who: Pick<TestMember, 'request'>, query = '') =>
  who.request('GET', `/api/auth/admin/list-users${query}`)
const order = (who: Pick<TestMember, 'request'>, what: string, body: object) =>
  who.request('POST', `/api/auth/admin/${what}`, body)

/** What each door of the admins answers this person. */
async function answersTo({ cookies }: Pick<TestMember, 'cookies'>): Promise<string[]> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answers = ofAdmins.map(async address => {
    const { statusCode, body } = await server.inject({ ...requestTo(server, address), headers: { cookie } })
    return `${statusCode} ${/"code":"(\w+)"/.exec(body)?.[1]}`
  })
  return Promise.all(answers)
}

describe('admin endpoints', () => {
  const everywhere = (answer: string) => ofAdmins.map(() => answer)

  it('are more than none', () => expect(ofAdmins.length).toBeGreaterThanOrEqual(5))

  it('reject visitors and members', async () => {
    expect(await answersTo(browser(server))).toEqual(everywhere('401 UNAUTHENTICATED'))
    expect(await answersTo(await createMember(server, 'grace'))).toEqual(everywhere('403 FORBIDDEN'))
  })

  it('open to an admin, and the most powerful ones only after the password was given again', async () => {
    const locked = procedures.filter(({ opensTo }) => opensTo === 'unlocked-admins').length
    const isLocked = (answer: string) => answer === '403 LOCKED'
    expect((await answersTo(admin)).filter(isLocked)).toHaveLength(locked)
    await unlockAdmin(admin)
    for (const answer of await answersTo(admin)) expect(answer).not.toMatch(/^40[13]/)
  })

  it('open to staff by duty, and to no other duty but what is for all staff', async () => {
    const staff = await createMember(server, 'rosa')
    for (const duty of duties) {
      await grantDuties(server, staff, duty)
      const answers = await answersTo(staff)
      const opened = procedures
        .filter(({ opensTo }) => opensTo !== 'everyone' && opensTo !== 'members')
        .filter((_procedure, at) => !answers[at]!.startsWith('403 FORBIDDEN'))
      expect(new Set(opened.map(({ opensTo }) => opensTo)), duty).toEqual(new Set([duty, 'staff']))
    }
  })

  it('close at the very next request to whom the role was taken', async () => {
    const former = await createMember(server, 'former')
    await grantAdmin(server, former)
    expect((await list(former)).statusCode).toBe(200)
    await server.database.owner.query("update users set role = 'member' where id = $1", [former.id])
    expect(await answersTo(former)).toEqual(everywhere('403 FORBIDDEN'))
  })

  it('open to no caller by what the request contains', async () => {
    const eve = await createMember(server, 'eve')
    const answer = await server.inject({
      method: 'GET',
      url: '/api/auth/admin/list-users?role=admin',
      headers: {
        cookie: [...eve.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-role': 'admin',
        'x-server-address': '127.0.0.1',
        'x-original-url': '/api/health',
      },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('an admin', () => {
  it('finds accounts by a part of the mail address, a page at a time', async () => {
    const { owner } = server.database
    await owner.query(`
      insert into users (email, created_at) select 'guest' || n || '@found.example', now() - n * interval '1 minute'
      from generate_series(1, 30) n`)
    const first = (await list(admin, '?search=FOUND.example')).json()
    expect(first).toMatchObject({ total: 30, page: 1 })
    expect(first.users).toHaveLength(25)
    expect(first.users[0]).toEqual({
      id: expect.any(String),
      email: 'guest1@found.example',
      name: '',
      role: 'member',
      duties: [],
      banned: false,
      banReason: null,
      bannedUntil: null,
      twoFactorEnabled: false,
      createdAt: expect.any(String),
      lastSignInAt: null,
    })
    expect((await list(admin, '?search=found.example&page=2')).json().users).toHaveLength(5)
    expect((await list(admin, '?search=%25')).json()).toMatchObject({ total: 0, users: [] })
    for (const query of [
      '?page=0',
      '?page=x',
      '?page=1e9',
      `?search=${'x'.repeat(300)}`,
      '?search=%00',
      '?x=1',
      '?search[]=x',
    ])
      expect((await list(admin, query)).statusCode, query).toBe(422)
  })

  it('appoints and dismisses, which ends the sessions of that account', async () => {
    const linus = await createMember(server, 'linus')
    expect((await order(admin, 'set-role', { userId: linus.id, role: 'admin' })).json()).toEqual({
      done: true,
    })
    expect(await isSignedIn(linus)).toBe(false)
    await signIn(linus)
    expect((await list(linus)).statusCode).toBe(200)
    await order(admin, 'set-role', { userId: linus.id, role: 'member' })
    expect((await list(linus)).statusCode).toBe(401)
    await signIn(linus)
    expect((await list(linus)).statusCode).toBe(403)
  })

  it('closes an account with all its sessions at once, and opens it again', async () => {
    const alan = await createMember(server, 'alan')
    const tablet = { ...browser(server), email: alan.email, password: alan.password }
    await signIn(tablet)
    await order(admin, 'ban-user', { userId: alan.id, reason: 'Smoked in the humidor' })
    expect([await isSignedIn(alan), await isSignedIn(tablet)]).toEqual([false, false])
    const { email, password } = alan
    const refused = await alan.request('POST', '/api/auth/sign-in/email', { email, password })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'BANNED_USER'])
    const wrong = await alan.request('POST', '/api/auth/sign-in/email', { email, password: 'no idea at all' })
    expect(wrong.json().code).toBe('INVALID_EMAIL_OR_PASSWORD')
    const [row] = (await list(admin, `?search=${email}`)).json().users
    expect(row).toMatchObject({ banned: true, banReason: 'Smoked in the humidor' })
    await order(admin, 'unban-user', { userId: alan.id })
    await signIn(alan)
    expect(await isSignedIn(alan)).toBe(true)
  })

  it('signs a member out everywhere', async () => {
    const ada = await createMember(server, 'ada')
    await order(admin, 'revoke-user-sessions', { userId: ada.id })
    expect(await isSignedIn(ada)).toBe(false)
  })

  it('gets a refusal when there is no such account', async () => {
    const userId = '00000000-0000-4000-8000-000000000000'
    const answers = [
      await order(admin, 'set-role', { userId, role: 'admin' }),
      await order(admin, 'ban-user', { userId }),
      await order(admin, 'unban-user', { userId }),
      await order(admin, 'revoke-user-sessions', { userId }),
    ]
    expect(answers.map(answer => answer.json().code)).toEqual(Array(4).fill('NO_SUCH_ACCOUNT'))
  })

  it('gives no role that the server does not know, and nothing beside it', async () => {
    const person = await createMember(server, 'person')
    for (const body of [
      { userId: person.id, role: 'owner' },
      { userId: person.id, role: ['admin'] },
      { userId: person.id, role: 'admin', email_verified: true },
      { userId: 'x', role: 'admin' },
    ])
      expect((await order(admin, 'set-role', body)).statusCode).toBe(422)
  })
})

describe('the last admin', () => {
  it('can neither leave the role nor close their own account', async () => {
    const own = await startApp()
    const [last, closed] = [await createMember(own, 'last'), await createMember(own, 'closed')]
    await grantAdmin(own, last)
    await grantAdmin(own, closed)
    await order(last, 'ban-user', { userId: closed.id })
    const answers = [
      await order(last, 'set-role', { userId: last.id, role: 'member' }),
      await order(last, 'ban-user', { userId: last.id }),
    ]
    expect(answers.map(answer => [answer.statusCode, answer.json().code])).toEqual(
      Array(2).fill([409, 'LAST_ADMIN']),
    )
    expect((await list(last)).statusCode).toBe(200)
    await own.close()
  })

  it('remains when two take the role from each other at the same moment', async () => {
    const own = await startApp()
    for (let round = 0; round < 5; round += 1) {
      const pair = [
        await createMember(own, `one-${round}`),
        await createMember(own, `other-${round}`),
      ] as const
      await own.database.owner.query("update users set role = 'member'")
      for (const each of pair) await grantAdmin(own, each)
      await Promise.all([
        order(pair[0], 'set-role', { userId: pair[1].id, role: 'member' }),
        order(pair[1], 'ban-user', { userId: pair[0].id }),
      ])
      const { rows } = await own.database.owner.query(
        "select email from users where role = 'admin' and not banned",
      )
      expect(rows).toHaveLength(1)
    }
    await own.close()
  })
})
