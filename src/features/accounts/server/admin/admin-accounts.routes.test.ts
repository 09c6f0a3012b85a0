import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, grantAdmin, isSignedIn, signIn, type TestMember } from '#test/members.ts'
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
      banned: false,
      banReason: null,
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
