import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { lettersTo } from '#test/mailbox.ts'
import { join, type Person, signUp } from '#test/people.ts'

let server: TestApp
let ada: Person
let grace: Person
beforeAll(async () => {
  server = await startApp({ doesJobs: true, isClaimed: false })
  ada = await signUp(server, 'ada')
  grace = await join(server, 'grace')
})
afterAll(() => server.close())

test('Admins read the emails that were not sent, with their links, latest first', async () => {
  await ada.ask('POST', '/api/auth/request-password-reset', { email: grace.email })
  await lettersTo(server, grace.email)
  await ada.ask('POST', '/api/auth/sign-in/magic-link', { email: grace.email })
  await lettersTo(server, grace.email, 2)
  const { letters } = (await ada.ask('GET', '/api/outbox')).json()
  expect(letters.map((one: { subject: string }) => one.subject)).toEqual([
    'Your way in',
    'Set a new password',
  ])
  const [latest] = letters
  expect(latest.to).toBe(grace.email)
  expect(latest.links).toEqual([
    expect.stringMatching(/^http:\/\/localhost(:\d+)?\/sign-in-link\?token=[\w-]{43}$/),
  ])
  expect(latest.text).toContain(latest.links[0])
  expect(Date.now() - Date.parse(latest.writtenAt)).toBeLessThan(60_000)
})

test('Members and anonymous callers do not', async () => {
  expect((await grace.ask('GET', '/api/outbox')).statusCode).toBe(403)
  expect((await server.inject('/api/outbox')).statusCode).toBe(401)
})

test('With a mail server the outbox is empty and the mail is on its way', async () => {
  const smtp = await new FakeSmtp().open()
  const other = await startApp({ doesJobs: true, isClaimed: false, smtpUrl: smtp.url, isPlanted: false })
  try {
    const owner = await signUp(other, 'owner')
    for (let round = 0; round < 10; round += 1)
      await owner.ask('POST', '/api/auth/request-password-reset', { email: owner.email })
    await expect.poll(() => smtp.taken.length, { timeout: 8_000 }).toBe(3)
    expect(smtp.taken.flatMap(one => one.to)).toEqual(Array(3).fill(owner.email))
    expect((await owner.ask('GET', '/api/outbox')).json()).toEqual({ letters: [] })
  } finally {
    await other.close()
    await smtp.close()
  }
})

test('A mail server that is down changes nothing for the caller', async () => {
  const smtp = await new FakeSmtp().open()
  await smtp.close()
  const other = await startApp({ doesJobs: true, isClaimed: false, smtpUrl: smtp.url, isPlanted: false })
  try {
    const owner = await signUp(other, 'owner')
    const began = performance.now()
    const answer = await owner.ask('POST', '/api/auth/request-password-reset', { email: owner.email })
    expect(answer.statusCode).toBe(200)
    expect(performance.now() - began).toBeLessThan(1_000)
  } finally {
    await other.close()
  }
})
