import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'

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

const order = (what: string, body: object) => host.request('POST', `/api/auth/admin/${what}`, body)

describe('The last admin who can sign in', () => {
  const giveUp = async () => {
    const answers = [
      await order('set-role', { userId: host.id, role: 'member' }),
      await order('set-role', { userId: host.id, role: 'staff', duties: ['moderator'] }),
      await order('ban-user', { userId: host.id }),
      await order('ban-user', { userId: host.id, days: 1 }),
      await host.request('POST', '/api/account/delete', { password: host.password }),
    ]
    return answers.map(answer => answer.json().code)
  }

  test('keeps the role and the account, whoever else has the role on paper', async () => {
    const others = ['banned', 'invited', 'waiting'].map(name => createMember(server, name))
    const [banned, invited, waiting] = await Promise.all(others)
    for (const member of [banned!, invited!, waiting!]) await grantAdmin(server, member)
    const { owner } = server.database
    await owner.query('update users set banned = true where id = $1', [banned!.id])
    await owner.query('delete from identities where user_id = $1', [invited!.id])
    await owner.query('update users set awaits_approval = true where id = $1', [waiting!.id])
    expect(await giveUp()).toEqual(Array(5).fill('LAST_ADMIN'))
  })

  test('keeps the role also after a ban that has run out, and once the membership is over', async () => {
    await createMember(server, 'grace')
    const { owner } = server.database
    await owner.query(
      "update users set banned = true, ban_expires = now() - interval '1 second' where id = $1",
      [host.id],
    )
    await owner.query("update profiles set paid_until = '2020-01-01' where id = $1", [host.id])
    expect(await giveUp()).toEqual(Array(5).fill('LAST_ADMIN'))
    expect((await host.request('GET', '/api/me')).json()).toMatchObject({ role: 'admin' })
  })

  test('may go once the ban of another admin has run out', async () => {
    const grace = await createMember(server, 'grace')
    await grantAdmin(server, grace)
    await server.database.owner.query(
      "update users set banned = true, ban_expires = now() - interval '1 second' where id = $1",
      [grace.id],
    )
    expect((await order('set-role', { userId: host.id, role: 'member' })).statusCode).toBe(200)
  })
})
