import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webpush from 'web-push'
import { openPush } from '#platform/server/push/open-push.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { FakePushService } from '#test/fake-push-service.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

const smtp = new FakeSmtp()
const service = new FakePushService()
const keys = webpush.generateVAPIDKeys()
let server: TestApp
beforeAll(async () => {
  await smtp.open()
  await service.open()
  const push = openPush({
    keys,
    contactEmail: 'hello@smokedeck.example',
    accepts: url => url.startsWith('http:'),
  })
  server = await startApp({
    isSeeded: false,
    doesJobs: true,
    smtpUrl: smtp.url,
    push,
    baseUrl: 'http://127.0.0.1',
  })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
  await service.close()
})
beforeEach(() => {
  service.behavior = 201
})

const list = async (member: TestMember) => (await member.request('GET', '/api/notifications')).json()
const settingsOf = async (member: TestMember) =>
  (await member.request('GET', '/api/notifications/settings')).json()
const change = (member: TestMember, body: object) =>
  member.request('PATCH', '/api/notifications/settings', body)
const sendTest = async (member: TestMember) =>
  (await member.request('POST', '/api/notifications/test')).json()
const subscribe = (member: TestMember, subscription: object) =>
  member.request('POST', '/api/notifications/push-subscriptions', subscription)
const messagesTo = (name: string) => service.taken.filter(({ path }) => path === `/${name}`).length
const lettersTo = ({ email }: TestMember) => smtp.taken.filter(({ to }) => to.includes(email))

test('A test reaches the bell, the mailbox and every browser', async () => {
  const ada = await createMember(server, 'ada')
  await subscribe(ada, service.subscription('desk'))
  await subscribe(ada, service.subscription('phone'))
  expect(await sendTest(ada)).toEqual({ mail: true, browsers: 2 })
  const { notifications, unread } = await list(ada)
  expect(unread).toBe(1)
  expect(notifications).toMatchObject([{ kind: 'test', title: 'This is a test', readAt: null }])
  await waitFor(() => {
    expect([messagesTo('desk'), messagesTo('phone'), lettersTo(ada).length]).toEqual([1, 1, 1])
  }, 8000)
  expect(lettersTo(ada)[0]!.raw).toContain('http://127.0.0.1/dashboard/settings')

  expect(
    (await ada.request('POST', '/api/notifications/read', { ids: [notifications[0].id] })).json(),
  ).toEqual({
    done: true,
  })
  expect(await list(ada)).toMatchObject({ unread: 0, notifications: [{ readAt: expect.any(String) }] })
})

test('A browser that is gone is forgotten, one whose service is away is not', async () => {
  const grace = await createMember(server, 'grace')
  const [gone, away] = [service.subscription('gone'), service.subscription('away')]
  await subscribe(grace, away)
  service.behavior = 500
  await sendTest(grace)
  await subscribe(grace, gone)
  service.behavior = 410
  await sendTest(grace)
  await waitFor(
    async () => expect((await settingsOf(grace)).pushEndpoints).not.toContain(gone.endpoint),
    8000,
  )
  service.behavior = 201
  const rosa = await createMember(server, 'rosa')
  await subscribe(rosa, away)
  expect((await settingsOf(rosa)).pushEndpoints, 'taken over').toEqual([away.endpoint])
  expect((await settingsOf(grace)).pushEndpoints).toEqual([])
})

test('Addresses that are no push service are refused, and one can be taken back', async () => {
  const rita = await createMember(server, 'rita')
  const refused = await subscribe(rita, { ...service.subscription('x'), endpoint: 'https://push.example/x' })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'NO_PUSH_SERVICE'])
  const [desk, phone] = [service.subscription('ritas-desk'), service.subscription('ritas-phone')]
  for (const one of [desk, phone]) expect((await subscribe(rita, one)).statusCode).toBe(200)
  const remove = (body: object) => rita.request('DELETE', '/api/notifications/push-subscriptions', body)
  await remove({ endpoint: desk.endpoint })
  expect((await settingsOf(rita)).pushEndpoints).toEqual([phone.endpoint])
  await remove({})
  expect((await settingsOf(rita)).pushEndpoints).toEqual([])
})

test('Settings start with the defaults and change field by field', async () => {
  const alan = await createMember(server, 'alan')
  expect(await settingsOf(alan)).toEqual({
    channels: {
      climate: { bell: true, push: true },
      events: { bell: true, push: true },
      mentions: { bell: true, mail: true, push: true },
      announcements: { bell: true, mail: true, push: true },
      corrections: { bell: true, push: true },
      reports: { bell: true, mail: false, push: true },
      aging: { bell: true, mail: true, push: true },
      stock: { bell: true, mail: false, push: true },
      gifts: { bell: true, mail: false, push: true },
    },
    quietHours: null,
    timeZone: 'UTC',
    hasMail: true,
    pushPublicKey: keys.publicKey,
    pushEndpoints: [],
  })
  await change(alan, { channels: { stock: { mail: true } } })
  await change(alan, { channels: { stock: { bell: false } }, quietHours: { from: 1320, until: 420 } })
  const changed = (await change(alan, { timeZone: 'America/New_York' })).json()
  expect(changed).toMatchObject({
    channels: { stock: { bell: false, mail: true, push: true }, aging: { mail: true } },
    quietHours: { from: 1320, until: 420 },
    timeZone: 'America/New_York',
  })
  expect((await change(alan, { quietHours: null })).json().quietHours).toBe(null)
  for (const wrong of [
    { channels: { climate: { mail: true } } },
    { channels: { shoes: { bell: true } } },
    { quietHours: { from: 60, until: 60 } },
    { quietHours: { from: 60, until: 1440 } },
    { timeZone: 'Mars/Olympus' },
  ])
    expect((await change(alan, wrong)).statusCode, JSON.stringify(wrong)).toBe(422)
})

test('What one member has, another neither reads nor marks', async () => {
  const [hedy, mary] = [await createMember(server, 'hedy'), await createMember(server, 'mary')]
  await sendTest(hedy)
  const [{ id }] = (await list(hedy)).notifications
  await mary.request('POST', '/api/notifications/read', { ids: [id] })
  await mary.request('POST', '/api/notifications/read', { all: true })
  expect(await list(mary)).toEqual({ notifications: [], unread: 0 })
  expect((await list(hedy)).unread).toBe(1)
})
