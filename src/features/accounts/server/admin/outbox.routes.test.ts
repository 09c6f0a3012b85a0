import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import { browser, createMember, signUp, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ doesJobs: true, isClaimed: false })
  ada = await signUp(server, 'ada')
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())

interface Listed {
  id: string
  to: string
  subject: string
}
const list = async (): Promise<Listed[]> => (await ada.request('GET', '/api/outbox')).json().letters
const open = async ({ id }: Pick<Listed, 'id'>) => (await ada.request('GET', `/api/outbox/${id}`)).json()
const countEntries = async () =>
  (
    await server.database.owner.query(
      "select actor_id, action, target, details from audit_log where action = 'outbox.open'",
    )
  ).rows

test('Admins list the emails that were not sent, latest first, without text or links', async () => {
  await ada.request('POST', '/api/auth/request-password-reset', { email: grace.email })
  await lettersTo(server, grace.email)
  await ada.request('POST', '/api/auth/sign-in/magic-link', { email: grace.email })
  await lettersTo(server, grace.email, 2)
  const answer = await ada.request('GET', '/api/outbox')
  expect(answer.body).not.toContain('token')
  expect(answer.json().letters).toEqual(
    ['Your sign-in link', 'Set a new password'].map(subject => ({
      id: expect.any(String),
      writtenAt: expect.any(String),
      to: grace.email,
      subject,
    })),
  )
  expect(await countEntries()).toEqual([])
})

test('An admin opens an email with its link, which is recorded: who, which and when', async () => {
  const [latest] = await list()
  const opened = await open(latest!)
  expect(opened.links).toEqual([
    expect.stringMatching(/^http:\/\/localhost(:\d+)?\/sign-in-link\?token=[\w-]{43}$/),
  ])
  expect(opened.text).toContain(opened.links[0])
  const { rows } = await server.database.owner.query<{ seconds: number }>(
    "select extract(epoch from now() - happened_at)::int as seconds from audit_log where action = 'outbox.open'",
  )
  expect(rows[0]!.seconds).toBeLessThan(60)
  expect(await countEntries()).toEqual([
    {
      actor_id: ada.id,
      action: 'outbox.open',
      target: latest!.id,
      details: { subject: 'Your sign-in link', memberId: grace.id },
    },
  ])
  await expect(server.database.auth.query('delete from audit_log')).rejects.toMatchObject({ code: '42501' })
  await expect(server.database.auth.query("update audit_log set action = ''")).rejects.toMatchObject({
    code: '42501',
  })
  expect((await grace.request('GET', `/api/outbox/${latest!.id}`)).statusCode).toBe(403)
  const missing = '01900000-0000-7000-8000-000000000000'
  expect((await ada.request('GET', `/api/outbox/${missing}`)).statusCode).toBe(404)
  expect(await countEntries()).toHaveLength(1)
})

test('A link that was used or has expired is removed from the stored email', async () => {
  const [signInEmail, resetEmail] = await list()
  const { text } = await open(signInEmail!)
  const visitor = browser(server)
  const token = tokenIn({ text })
  expect((await visitor.request('POST', '/api/auth/magic-link/verify', { token })).statusCode).toBe(200)
  await waitFor(async () => {
    const stored = (await server.mail.readOutbox()).find(({ id }) => id === signInEmail!.id)!
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored.text).toContain('[This link was used or has expired.]')
  }, 8_000)
  expect((await open(resetEmail!)).links).toHaveLength(1)
  await server.database.owner.query("update verifications set expires_at = now() - interval '1 second'")
  expect((await open(resetEmail!)).links).toEqual([])
})

test('The emails of a deleted member go with the account, also to an address that was not confirmed', async () => {
  const leaver = await createMember(server, 'leaver')
  const { email, password } = leaver
  await ada.request('POST', '/api/auth/request-password-reset', { email })
  await leaver.request('POST', '/api/auth/change-email', { newEmail: 'leaver@new.example', password })
  await lettersTo(server, email, 2)
  await lettersTo(server, 'leaver@new.example')
  await leaver.request('POST', '/api/account/delete', { password })
  await waitFor(async () => {
    const addresses = (await server.mail.readOutbox()).map(({ to }) => to)
    expect(addresses.filter(address => address.startsWith('leaver'))).toEqual([])
  }, 8_000)
  expect(await list()).not.toEqual([])
})

test('Members and anonymous callers do not', async () => {
  expect((await grace.request('GET', '/api/outbox')).statusCode).toBe(403)
  expect((await server.inject('/api/outbox')).statusCode).toBe(401)
})

test('With a mail server the outbox is empty and the mail is on its way', async () => {
  const smtp = await new FakeSmtp().open()
  const other = await startApp({ doesJobs: true, isClaimed: false, smtpUrl: smtp.url, isSeeded: false })
  try {
    const owner = await signUp(other, 'owner')
    for (let round = 0; round < 10; round += 1)
      await owner.request('POST', '/api/auth/request-password-reset', { email: owner.email })
    await expect.poll(() => smtp.taken.length, { timeout: 8_000 }).toBe(3)
    expect(smtp.taken.flatMap(one => one.to)).toEqual(Array(3).fill(owner.email))
    const read = (await owner.request('GET', '/api/outbox')).json()
    expect(read).toEqual({ hasMailServer: true, letters: [] })
  } finally {
    await other.close()
    await smtp.close()
  }
})

test('A mail server that is down changes nothing for the caller', async () => {
  const smtp = await new FakeSmtp().open()
  await smtp.close()
  const other = await startApp({ doesJobs: true, isClaimed: false, smtpUrl: smtp.url, isSeeded: false })
  try {
    const owner = await signUp(other, 'owner')
    const began = performance.now()
    const answer = await owner.request('POST', '/api/auth/request-password-reset', { email: owner.email })
    expect(answer.statusCode).toBe(200)
    expect(performance.now() - began).toBeLessThan(1_000)
  } finally {
    await other.close()
  }
})
