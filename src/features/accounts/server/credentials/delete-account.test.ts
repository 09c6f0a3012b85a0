import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { issueLink } from './account-link.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

test('Deletion leaves no verification of the member, not even a requested new address', async () => {
  const [leaver, other] = [await createMember(server, 'leaver'), await createMember(server, 'other')]
  const { auth, owner } = server.database
  const wanted = { newEmail: 'wanted@lounge.example' }
  await issueLink(auth, 'change-email', { memberId: leaver.id, ...wanted })
  await issueLink(auth, 'sign-in', { memberId: leaver.id, next: '/dashboard' })
  await issueLink(auth, 'change-email', { memberId: other.id, newEmail: 'theirs@lounge.example' })
  const { password } = leaver
  expect((await leaver.request('POST', '/api/account/delete', { password })).json()).toEqual({ done: true })
  const { rows } = await owner.query('select value from verifications order by value')
  expect(rows.map(({ value }) => value)).toEqual([other.id, 'theirs@lounge.example'].sort())
})
