import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { createMember, grantAdmin, type TestMember, unlockAdmin } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import type { InvitationsOverview } from '../../invitations.contract.ts'

const smtp = new FakeSmtp()
let server: TestApp
let ada: TestMember
beforeAll(async () => {
  await smtp.open()
  server = await startApp({ isSeeded: false, doesJobs: true, smtpUrl: smtp.url })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  await unlockAdmin(ada)
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const overview = async (): Promise<InvitationsOverview> =>
  (await ada.request('GET', '/api/admin/invitations')).json()
const invite = async (list: string) => (await ada.request('POST', '/api/admin/invitations', { list })).json()

test('Of three hundred lines each good address gets one mail, and what is left out is named', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => `guest${at + 1}@lot.example`)
  lines[16] = 'anna@@example'
  lines[39] = ''
  lines[40] = `${lines[2]} `
  expect(await invite(lines.join('\n'))).toEqual({
    invited: 297,
    skipped: [
      { line: 17, text: 'anna@@example', reason: 'This is not a mail address' },
      { line: 41, text: 'guest3@lot.example', reason: 'The same address stands above' },
    ],
  })
  await waitFor(async () => {
    const { invitations } = await overview()
    expect(invitations.filter(({ state }) => state === 'sent')).toHaveLength(297)
  }, 90_000)
  const recipients = smtp.taken.flatMap(({ to }) => to)
  expect([recipients.length, new Set(recipients).size]).toEqual([297, 297])
  // Again only what is missing goes out.
  const again = await invite([...lines, 'late@lot.example'].join('\n'))
  expect(again.invited).toBe(1)
  expect(again.skipped.filter(({ reason }: { reason: string }) => reason === 'Already invited')).toHaveLength(
    297,
  )
}, 120_000)
