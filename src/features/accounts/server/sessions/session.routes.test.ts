import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, isSignedIn, signIn, signInElsewhere, type TestMember } from '#test/members.ts'
import type { MemberSession } from '../../sessions.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const sessionsOf = async ({ request }: Pick<TestMember, 'request'>) =>
  (await request('GET', '/api/sessions')).json().sessions as MemberSession[]
test('Members see their sessions, last used first, without token or address', async () => {
  const grace = await createMember(server, 'grace')
  const other = await signInElsewhere(server, grace)
  const { owner } = server.database
  await owner.query(
    `update sessions set user_agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
       updated_at = updated_at - interval '2 hours', ip_address = '203.0.113.7'
     where token = $1`,
    [tokenOf(grace)],
  )
  const answer = await other.request('GET', '/api/sessions')
  const [here, there] = answer.json().sessions as MemberSession[]
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const id = expect.any(String)
  expect(here).toEqual({
    id,
    device: 'Unknown device',
    createdAt: moment,
    lastUsedAt: moment,
    isCurrent: true,
  })
  expect(there).toMatchObject({ device: 'Chrome on Windows', isCurrent: false })
  for (const hidden of [tokenOf(grace), tokenOf(other), '203.0.113.7'])
    expect(answer.body).not.toContain(hidden)
})

test('An expired session is not listed', async () => {
  const ada = await createMember(server, 'ada')
  await signInElsewhere(server, ada)
  await signInElsewhere(server, ada)
  const [second, third] = (await sessionsOf(ada)).filter(({ isCurrent }) => !isCurrent)
  const { owner } = server.database
  await owner.query("update sessions set expires_at = now() - interval '1 second' where id = $1", [
    second!.id,
  ])
  await owner.query("update sessions set created_at = now() - interval '31 days' where id = $1", [third!.id])
  expect(await sessionsOf(ada)).toHaveLength(1)
})

test('Ending one session keeps the others', async () => {
  const linus = await createMember(server, 'linus')
  const [tablet, phone] = [await signInElsewhere(server, linus), await signInElsewhere(server, linus)]
  const ended = (await sessionsOf(tablet)).find(({ isCurrent }) => isCurrent)!
  expect((await linus.request('DELETE', `/api/sessions/${ended.id}`)).json()).toEqual({ done: true })
  expect([await isSignedIn(linus), await isSignedIn(tablet), await isSignedIn(phone)]).toEqual([
    true,
    false,
    true,
  ])
})

test('Another member’s session and an unknown one get the same response', async () => {
  const [mine, theirs] = [await createMember(server, 'mine'), await createMember(server, 'theirs')]
  const [session] = await sessionsOf(theirs)
  const foreign = await mine.request('DELETE', `/api/sessions/${session!.id}`)
  const unknown = await mine.request('DELETE', '/api/sessions/00000000-0000-4000-8000-000000000000')
  expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
  expect([foreign.statusCode, await isSignedIn(theirs)]).toEqual([404, true])
})

test('Ending the other sessions keeps this one', async () => {
  const alan = await createMember(server, 'alan')
  const others = [await signInElsewhere(server, alan), await signInElsewhere(server, alan)]
  const bystander = await createMember(server, 'bystander')
  expect((await alan.request('POST', '/api/sessions/end-others')).json()).toEqual({ ended: 2 })
  expect([await isSignedIn(alan), await isSignedIn(others[0]!), await isSignedIn(others[1]!)]).toEqual([
    true,
    false,
    false,
  ])
  expect(await isSignedIn(bystander)).toBe(true)
})

test('Each sign-in is recorded', async () => {
  const barbara = await createMember(server, 'barbara')
  const lastSignIn = async () => {
    const { rows } = await server.database.owner.query<{ at: Date }>(
      'select last_sign_in_at as at from users where id = $1',
      [barbara.id],
    )
    return rows[0]!.at
  }
  const first = await lastSignIn()
  await signIn(barbara)
  expect(first).toBeInstanceOf(Date)
  expect((await lastSignIn()).getTime()).toBeGreaterThan(first.getTime())
})

function tokenOf({ cookies }: Pick<TestMember, 'cookies'>): string {
  return decodeURIComponent(cookies.get('smoke-deck.session_token')!).split('.')[0]!
}
