import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember, unlockAdmin } from '#test/members.ts'

interface Row {
  action: string
  actor_id: string | null
  target: string
  address: string | null
  request_id: string | null
}

let server: TestApp
let host: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  host = await createMember(server, 'host')
  grace = await createMember(server, 'grace')
  await grantAdmin(server, host)
  await unlockAdmin(host)
})
beforeEach(() => server.database.owner.query('truncate audit_log'))
afterAll(() => server.close())

const rows = async () =>
  (
    await server.database.owner.query<Row>(
      'select action, actor_id, target, address, request_id from audit_log order by position',
    )
  ).rows
const signIn = (password: string) =>
  grace.request('POST', '/api/auth/sign-in/email', { email: grace.email, password })
const order = (what: string, body: object) =>
  host.request('POST', `/api/auth/admin/${what}`, { userId: grace.id, ...body })

describe('One entry, with who, to whom, from where and which request', () => {
  test.each<[string, () => Promise<unknown>, () => { actor_id: string | null; target: string }]>([
    ['account.sign-in', () => signIn(grace.password), () => ({ actor_id: grace.id, target: grace.id })],
    ['account.sign-in-refused', () => signIn('not it'), () => ({ actor_id: null, target: grace.id })],
    [
      'account.export',
      () => grace.request('GET', '/api/account/export'),
      () => ({ actor_id: grace.id, target: grace.id }),
    ],
    [
      'member.export',
      () => host.request('GET', '/api/admin/members.csv'),
      () => ({ actor_id: host.id, target: 'members.csv' }),
    ],
    [
      'audit-log.export',
      () => host.request('GET', '/api/admin/audit-log.csv'),
      () => ({ actor_id: host.id, target: 'audit-log.csv' }),
    ],
    [
      'account.role',
      () => order('set-role', { role: 'staff', duties: ['door'] }),
      () => ({ actor_id: host.id, target: grace.id }),
    ],
    [
      'account.ban',
      () => order('ban-user', { reason: 'Loud' }),
      () => ({ actor_id: host.id, target: grace.id }),
    ],
    ['account.unban', () => order('unban-user', {}), () => ({ actor_id: host.id, target: grace.id })],
  ])('%s', async (action, act, expected) => {
    await act()
    expect(await rows()).toEqual([
      { action, ...expected(), address: '127.0.0.1', request_id: expect.any(String) },
    ])
  })

  test('account.delete, and none where the password was wrong', async () => {
    const leaver = await createMember(server, 'leaver')
    await server.database.owner.query('truncate audit_log')
    const leave = (password: string) => leaver.request('POST', '/api/account/delete', { password })
    await leave('not it')
    expect(await rows()).toEqual([])
    await leave(leaver.password)
    expect(await rows()).toMatchObject([
      { action: 'account.delete', actor_id: leaver.id, target: leaver.id, address: '127.0.0.1' },
    ])
  })
})

test('A member reads nothing of the log, also not in the export', async () => {
  const ada = await createMember(server, 'ada')
  await ada.request('GET', '/api/account/export')
  for (const path of ['audit-log', 'audit-log.csv'])
    expect((await ada.request('GET', `/api/admin/${path}`)).statusCode).toBe(403)
  const { tables } = (await ada.request('GET', '/api/account/summary')).json()
  expect(tables.map(({ name }: { name: string }) => name)).not.toContain('audit_log')
})
