import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember, unlockAdmin } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'

let server: TestApp
let ada: TestMember
let starts = 0
beforeAll(async () => {
  const startAgain = () => {
    starts += 1
  }
  server = await startApp({ isSeeded: false, startAgain })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
})
afterAll(() => server.close())

test('Neither members nor staff nor an admin who has not given their password start the server again', async () => {
  const grace = await createMember(server, 'grace')
  const otis = await createStaff(server, 'otis', ['door', 'host', 'moderator'])
  for (const person of [grace, otis, ada]) {
    expect((await person.request('POST', '/api/admin/restart')).statusCode).toBe(403)
    expect((await person.request('GET', '/api/admin/waiting-changes')).statusCode).toBe(403)
  }
  expect(starts).toBe(0)
})

test('An admin starts the server again, and the audit log says who did', async () => {
  await unlockAdmin(ada)
  const before = await ada.request('GET', '/api/admin/waiting-changes')
  expect(before.json()).toEqual({ startedAt: expect.stringMatching(/^\d{4}-/), changes: [] })
  const answer = await ada.request('POST', '/api/admin/restart')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ startedAt: before.json().startedAt })
  expect(starts).toBe(1)
  const { entries } = (await ada.request('GET', '/api/admin/audit-log?action=server.')).json()
  expect(entries).toMatchObject([{ action: 'server.restart', actor: { name: 'ada' } }])
})
