import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo } from '#test/mailbox.ts'
import { createMember, grantAdmin, signInElsewhere, type TestMember, unlockAdmin } from '#test/members.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('delete from attempts'))

const unlock = (who: Pick<TestMember, 'request'>, password: string) =>
  who.request('POST', '/api/admin/unlock', { password })
const statistics = async (who: Pick<TestMember, 'request'>) => {
  const { statusCode, body } = await who.request('GET', '/api/admin/statistics')
  return [statusCode, JSON.parse(body).code]
}
const entries = async (action: string) =>
  (
    await server.database.owner.query<{ target: string }>(
      'select target, actor_id, address, request_id, details from audit_log where action = $1 order by position',
      [action],
    )
  ).rows

describe('The admin page', () => {
  test('opens with the admin’s own password, for fifteen minutes, in this browser alone', async () => {
    const tablet = await signInElsewhere(server, ada)
    expect(await statistics(ada)).toEqual([403, 'LOCKED'])
    const before = Date.now()
    const { unlockedUntil } = (await unlock(ada, ada.password)).json()
    const minutes = (Date.parse(unlockedUntil) - before) / 60_000
    expect(minutes).toBeGreaterThan(14.9)
    expect(minutes).toBeLessThan(15.1)
    expect(await statistics(ada)).toEqual([200, undefined])
    expect(await statistics(tablet)).toEqual([403, 'LOCKED'])
    await server.database.owner.query("update sessions set unlocked_until = now() - interval '1 second'")
    expect(await statistics(ada)).toEqual([403, 'LOCKED'])
    expect((await ada.request('GET', '/api/admin/access')).json()).toEqual({ unlockedUntil: null })
  })

  test('is locked by Logout, and the session goes on', async () => {
    await unlockAdmin(ada)
    expect((await ada.request('POST', '/api/admin/lock')).json()).toEqual({ done: true })
    expect(await statistics(ada)).toEqual([403, 'LOCKED'])
    expect((await ada.request('GET', '/api/me')).statusCode).toBe(200)
  })

  test('says the same to a wrong password, and to the right one of a member without the role', async () => {
    const answers = [
      await unlock(ada, 'no idea at all'),
      await unlock(grace, grace.password),
      await unlock(grace, 'no idea at all'),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'INVALID_PASSWORD', error: 'Invalid password' })
    }
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/admin/unlock',
      payload: { password: ada.password },
    })
    expect(statusCode).toBe(401)
    expect(await statistics(grace)).toEqual([403, 'FORBIDDEN'])
  })

  test('takes ten tries in a quarter of an hour, also of the right password after them', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect((await unlock(ada, 'no idea at all')).statusCode).toBe(401)
    expect((await unlock(ada, ada.password)).statusCode).toBe(429)
  })

  test('writes each opening and each refusal to the audit log, with who and from where, and no password', async () => {
    await server.database.owner.query('truncate audit_log')
    await unlock(ada, 'no idea at all')
    await unlockAdmin(ada)
    const [refused, opened] = [await entries('admin.unlock-refused'), await entries('admin.unlock')]
    for (const rows of [refused, opened])
      expect(rows).toEqual([
        {
          target: ada.id,
          actor_id: ada.id,
          address: '127.0.0.1',
          request_id: expect.stringMatching(/^[\da-f-]{36}$/),
          details: {},
        },
      ])
  })

  test('opens to an account without a password with the mailed code, once', async () => {
    const sso = await createMember(server, 'sso')
    await grantAdmin(server, sso)
    await server.database.owner.query('delete from identities where user_id = $1', [sso.id])
    expect((await unlock(sso, sso.password)).json()).toMatchObject({ error: 'Invalid password' })
    await sso.request('POST', '/api/auth/confirmation-code')
    const [letter] = await lettersTo(server, sso.email)
    const code = /enter this code: (\d{8})/.exec(letter!.text)![1]!
    expect((await unlock(sso, code)).statusCode).toBe(200)
    expect((await unlock(sso, code)).json()).toMatchObject({ error: 'Invalid password' })
  })
})

test('A sign-in and a failed one are written to the audit log', async () => {
  await server.database.owner.query('truncate audit_log')
  await signInElsewhere(server, grace)
  const wrong = { email: grace.email, password: 'no idea at all' }
  await grace.request('POST', '/api/auth/sign-in/email', wrong)
  await grace.request('POST', '/api/auth/sign-in/email', { ...wrong, email: 'nobody@lounge.example' })
  expect((await entries('account.sign-in')).map(({ target }) => target)).toEqual([grace.id])
  expect((await entries('account.sign-in-refused')).map(({ target }) => target)).toEqual([
    grace.id,
    'unknown',
  ])
})
