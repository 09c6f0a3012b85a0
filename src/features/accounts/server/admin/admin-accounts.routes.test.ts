import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import {
  browser,
  createMember,
  grantAdmin,
  grantDuties,
  isSignedIn,
  signIn,
  type TestMember,
} from '#test/members.ts'
import { accountsPerPage, type ListedAccount } from '../../admin-accounts.contract.ts'

let server: TestApp
let host: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.owner.query('delete from users')
  host = await createMember(server, 'host')
  await grantAdmin(server, host)
})

const list = async (query = '') =>
  (await host.request('GET', `/api/auth/admin/list-users${query}`)).json() as {
    users: ListedAccount[]
    total: number
  }
const names = async (query = '') => (await list(query)).users.map(({ name }) => name)
const order = (what: string, body: object) => host.request('POST', `/api/auth/admin/${what}`, body)
const unknown = '00000000-0000-4000-8000-000000000000'
/** Accounts without a password, the first one the oldest. */
const addMany = (count: number) =>
  server.database.owner.query(
    `insert into users (email, name, created_at)
     select 'm' || lpad(n::text, 2, '0') || '@lounge.example', 'm' || lpad(n::text, 2, '0'),
       now() - interval '1 year' + n * interval '1 day'
     from generate_series(1, $1) n`,
    [count],
  )

describe('The list of accounts', () => {
  test('has what admins need to know, and no secret', async () => {
    await createMember(server, 'grace')
    const { users, total } = await list()
    expect(total).toBe(2)
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(users[0]).toEqual({
      id: expect.any(String),
      email: 'grace@lounge.example',
      name: 'grace',
      role: 'member',
      duties: [],
      banned: false,
      banReason: null,
      bannedUntil: null,
      twoFactorEnabled: false,
      createdAt: moment,
      lastSignInAt: moment,
    })
  })

  test('is newest first and comes in pages', async () => {
    await addMany(accountsPerPage + 4)
    const [first, second, third] = [await list(), await list('?page=2'), await list('?page=3')]
    expect([first.users.length, second.users.length, third.users.length]).toEqual([accountsPerPage, 5, 0])
    expect([first.total, second.total, third.total]).toEqual(Array(3).fill(accountsPerPage + 5))
    const all = [...first.users, ...second.users].map(({ name }) => name)
    const expected = Array.from(
      { length: accountsPerPage + 4 },
      (_, at) => `m${String(at + 1).padStart(2, '0')}`,
    )
    expect(all).toEqual(['host', ...expected.reverse()])
  })

  test('finds a part of the address in any case, and counts what it finds', async () => {
    await addMany(3)
    expect(await names('?search=M02')).toEqual(['m02'])
    expect(await list('?search=m0')).toMatchObject({ total: 3 })
    expect(await list('?search=nobody')).toMatchObject({ users: [], total: 0 })
    expect(await names('?search=%25')).toEqual([])
  })

  test('says null where a member never signed in', async () => {
    await addMany(1)
    expect((await list('?search=m01')).users[0]!.lastSignInAt).toBeNull()
  })
})

describe('The role', () => {
  test('changes for one account, whose sessions end', async () => {
    const [grace, ada] = [await createMember(server, 'grace'), await createMember(server, 'ada')]
    expect((await order('set-role', { userId: grace.id, role: 'admin' })).json()).toEqual({ done: true })
    expect([await isSignedIn(grace), await isSignedIn(ada), await isSignedIn(host)]).toEqual([
      false,
      true,
      true,
    ])
    const roles = Object.fromEntries((await list()).users.map(({ name, role }) => [name, role]))
    expect(roles).toEqual({ host: 'admin', grace: 'admin', ada: 'member' })
  })

  test('goes from one of two admins, and not from the last', async () => {
    const grace = await createMember(server, 'grace')
    await grantAdmin(server, grace)
    expect((await order('set-role', { userId: grace.id, role: 'member' })).statusCode).toBe(200)
    const refused = await order('set-role', { userId: host.id, role: 'member' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'LAST_ADMIN'])
    expect(await isSignedIn(host)).toBe(true)
  })

  test('may be given again to the last admin', async () => {
    expect((await order('set-role', { userId: host.id, role: 'admin' })).statusCode).toBe(200)
  })
})

describe('A closed account', () => {
  test('cannot sign in, and one that was reopened can', async () => {
    const [grace, ada] = [await createMember(server, 'grace'), await createMember(server, 'ada')]
    expect((await order('ban-user', { userId: grace.id, reason: 'Smoked in the humidor' })).statusCode).toBe(
      200,
    )
    expect([await isSignedIn(grace), await isSignedIn(ada)]).toEqual([false, true])
    await expect(signIn({ ...grace, ...browser(server) })).rejects.toThrow()
    expect((await list('?search=grace')).users[0]).toMatchObject({
      banned: true,
      banReason: 'Smoked in the humidor',
    })
    expect((await list('?search=ada')).users[0]).toMatchObject({ banned: false })
    expect((await order('unban-user', { userId: grace.id })).json()).toEqual({ done: true })
    await signIn(grace)
    expect(await isSignedIn(grace)).toBe(true)
    expect((await list('?search=grace')).users[0]).toMatchObject({ banned: false, banReason: null })
  })

  test('needs no reason', async () => {
    const grace = await createMember(server, 'grace')
    expect((await order('ban-user', { userId: grace.id })).statusCode).toBe(200)
    expect((await list('?search=grace')).users[0]).toMatchObject({ banned: true, banReason: null })
  })

  test('is never the account of the last admin', async () => {
    const refused = await order('ban-user', { userId: host.id })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'LAST_ADMIN'])
    expect(await isSignedIn(host)).toBe(true)
  })
})

test('Ending the sessions of an account ends those of no other', async () => {
  const [grace, ada] = [await createMember(server, 'grace'), await createMember(server, 'ada')]
  expect((await order('revoke-user-sessions', { userId: grace.id })).json()).toEqual({ done: true })
  expect([await isSignedIn(grace), await isSignedIn(ada), await isSignedIn(host)]).toEqual([
    false,
    true,
    true,
  ])
  await signIn(grace)
})

test.each([
  ['set-role', { role: 'admin' }],
  ['ban-user', {}],
  ['unban-user', {}],
  ['revoke-user-sessions', {}],
])('%s of an account that is not there is refused and changes nothing', async (what, body) => {
  const before = await list()
  const answer = await order(what, { userId: unknown, ...body })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NO_SUCH_ACCOUNT'])
  expect((await list()).users.map(({ role, banned }) => [role, banned])).toEqual(
    before.users.map(({ role, banned }) => [role, banned]),
  )
})

describe('Staff', () => {
  const act = (who: TestMember, what: string, userId: string) =>
    who.request('POST', `/api/auth/admin/${what}`, { userId })
  const acts = ['ban-user', 'unban-user', 'revoke-user-sessions'] as const

  test('is appointed with duties, and with none nobody is', async () => {
    const grace = await createMember(server, 'grace')
    const set = (body: object) => order('set-role', { userId: grace.id, ...body })
    for (const body of [
      { role: 'staff' },
      { role: 'staff', duties: [] },
      { role: 'member', duties: ['door'] },
      { role: 'staff', duties: ['owner'] },
    ])
      expect((await set(body)).statusCode).toBe(422)
    expect((await set({ role: 'staff', duties: ['door', 'host'] })).statusCode).toBe(200)
    await signIn(grace)
    expect((await grace.request('GET', '/api/me')).json()).toMatchObject({
      role: 'staff',
      duties: ['door', 'host'],
    })
    expect((await set({ role: 'member' })).statusCode).toBe(200)
    expect((await list('?search=grace')).users[0]).toMatchObject({ role: 'member', duties: [] })
  })

  test('with the duty of a moderator closes accounts of members, and none of staff, of admins or its own', async () => {
    const [rosa, omar, grace] = [
      await createMember(server, 'rosa'),
      await createMember(server, 'omar'),
      await createMember(server, 'grace'),
    ]
    for (const member of [rosa, omar]) await grantDuties(server, member, 'moderator')
    for (const what of acts) expect((await act(rosa, what, grace.id)).statusCode, what).toBe(200)
    for (const what of acts)
      for (const target of [host, omar, rosa]) {
        const answer = await act(rosa, what, target.id)
        expect([answer.statusCode, answer.json().code], what).toEqual([403, 'OUT_OF_REACH'])
      }
    expect([await isSignedIn(host), await isSignedIn(omar), await isSignedIn(rosa)]).toEqual([
      true,
      true,
      true,
    ])
    const { rows } = await server.database.owner.query<{ count: number }>(
      "select count(*)::int as count from audit_log where actor_id = $1 and action = 'role.refused'",
      [rosa.id],
    )
    expect(rows[0]!.count).toBe(9)
  })

  test('at the door closes no account, which the audit log says', async () => {
    const [rosa, grace] = [await createMember(server, 'rosa'), await createMember(server, 'grace')]
    await grantDuties(server, rosa, 'door')
    for (const what of [...acts, 'set-role'])
      expect((await act(rosa, what, grace.id)).statusCode, what).toBe(403)
    const { rows } = await server.database.owner.query<{ target: string }>(
      "select target from audit_log where actor_id = $1 and action = 'role.refused' order by target",
      [rosa.id],
    )
    expect(rows.map(({ target }) => target)).toEqual(
      [...acts, 'set-role'].map(what => `POST /api/auth/admin/${what}`).sort(),
    )
  })
})

test('A member reads at sign-in why the account is closed, and until when', async () => {
  const grace = await createMember(server, 'grace')
  const { email, password } = grace
  const say = async () =>
    (await browser(server).request('POST', '/api/auth/sign-in/email', { email, password })).json().error
  await order('ban-user', { userId: grace.id, reason: 'Smoked in the humidor', days: 7 })
  expect(await say()).toMatch(
    /^This account has been closed by an admin\. It opens again on \w+ \d+, \d{4}\. The reason given: Smoked in the humidor$/,
  )
  await server.database.owner.query(
    "update users set ban_expires = now() - interval '1 second' where id = $1",
    [grace.id],
  )
  await signIn(grace)
  expect((await list('?search=grace')).users[0]).toMatchObject({ banned: false })
})
