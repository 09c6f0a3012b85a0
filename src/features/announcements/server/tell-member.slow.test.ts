import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { createMember, grantDuties, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import type { Delivery } from '../announcements.contract.ts'

const members = 120
const smtp = new FakeSmtp()
let server: TestApp
let rosa: TestMember
beforeAll(async () => {
  await smtp.open()
  server = await startApp({ isSeeded: false, doesJobs: true, smtpUrl: smtp.url })
  rosa = await createMember(server, 'rosa')
  await grantDuties(server, rosa, 'host')
  await server.database.owner.query(
    "insert into users (email) select 'guest' || n || '@lot.example' from generate_series(1, $1) n",
    [members - 1],
  )
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

test('Everybody gets one mail, also when the mail server is away for a while, and the page says how far it is', async () => {
  const text = { title: 'Boxes have arrived', body: 'Twelve lines, since noon.' }
  const { id } = (await rosa.request('POST', '/api/announcements', text)).json()
  const delivery = async (): Promise<Delivery> =>
    (await rosa.request('GET', `/api/announcements/${id}/delivery`)).json()
  await waitFor(() => expect(smtp.taken.length).toBeGreaterThan(members / 4), 60_000)
  smtp.behavior = 'defers'
  await waitFor(async () => expect((await delivery()).failed).toBeGreaterThan(0), 60_000)
  const halfway = await delivery()
  expect(halfway.total).toBe(members)
  expect(halfway.mailed + halfway.failed + halfway.waiting).toBe(members)
  smtp.behavior = 'takes'
  // The queue tries again by itself; here at once.
  await waitFor(async () => {
    await server.database.owner.query(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
    )
    expect((await delivery()).mailed).toBe(members)
  }, 120_000)
  expect(await delivery()).toEqual({
    hasMailServer: true,
    total: members,
    told: members,
    mailed: members,
    withoutMail: 0,
    failed: 0,
    waiting: 0,
  })
  const recipients = smtp.taken.flatMap(({ to }) => to)
  expect([recipients.length, new Set(recipients).size]).toEqual([members, members])
}, 240_000)
