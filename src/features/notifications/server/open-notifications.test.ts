import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import webpush from 'web-push'
import { openPush } from '#platform/server/push/open-push.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { FakePushService } from '#test/fake-push-service.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { maxPushSubscriptions } from '../notification-settings.contract.ts'
import { maxNotifications, type Notice } from '../notifications.contract.ts'
import { runDeliverNotification } from './deliver-notification.ts'
import { mailDigests } from './mail-digests.ts'
import { type NotificationServices, type Notifications, openNotifications } from './open-notifications.ts'

let server: TestApp
let notifications: Notifications
const service = new FakePushService()
const publish = vi.fn()
const sendMail = vi.fn<NotificationServices['mail']['send']>(async () => undefined)
let wantsClimateMail = false

beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  await service.open()
  notifications = openNotifications({
    database: server.database,
    jobs: server.jobs,
    live: { publish },
    // Without a mail server it stays in the outbox, and is written all the same.
    mail: { send: sendMail, isConfigured: false, siteName: 'The Cedar Room' },
    push: openPush({ keys: webpush.generateVAPIDKeys(), contactEmail: 'a@b.example', accepts: () => true }),
    baseUrl: undefined,
    findEmail: async () => 'ada@lounge.example',
    listStaff: async () => ['rosa', 'ada'],
    wantedMail: async () => ({ climate: wantsClimateMail, events: false }),
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const notice: Notice = {
  kind: 'aging',
  key: 'aging one',
  title: 'Oliva Serie V Melanio has rested',
  body: 'It has reached the date you set.',
  href: '/dashboard/humidor',
}
const jobsOf = async ({ id }: TestMember) => {
  const { rows } = await server.database.owner.query<{
    task: string
    runAt: Date
    payload: { notificationId: string }
  }>(
    `select t.identifier as task, run_at as "runAt", payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where payload ->> 'memberId' = $1 order by j.id`,
    [id],
  )
  return rows
}

test('The same is told once, and every open tab hears of it', async () => {
  const ada = await createMember(server, 'ada')
  publish.mockClear()
  await Promise.all([1, 2, 3].map(() => notifications.notify(ada.id, notice)))
  expect(publish.mock.calls).toEqual([[[ada.id], { kind: 'notifications-changed' }]])
  const { notifications: listed, unread } = (await ada.request('GET', '/api/notifications')).json()
  expect(unread).toBe(1)
  expect(listed).toMatchObject([{ title: notice.title, body: notice.body, href: notice.href }])
  expect(await jobsOf(ada)).toHaveLength(1)
})

test('In quiet hours mail and push messages wait for their end, the bell does not', async () => {
  const grace = await createMember(server, 'grace')
  const now = new Date()
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const quietHours = { from: (minute + 1430) % 1440, until: (minute + 60) % 1440 }
  await grace.request('PATCH', '/api/notifications/settings', { quietHours, timeZone: 'UTC' })
  await notifications.notify(grace.id, notice)
  expect((await grace.request('GET', '/api/notifications')).json().unread).toBe(1)
  const [job] = await jobsOf(grace)
  expect(job!.runAt.getTime() - now.getTime()).toBeGreaterThan(58 * 60_000)
})

test('Mail and push messages go out once, as the member chose, and not for what was read', async () => {
  const rosa = await createMember(server, 'rosa')
  await rosa.request('POST', '/api/notifications/push-subscriptions', {
    ...service.subscription('desk'),
    endpoint: 'https://push.example/desk',
  })
  const deliver = async (own: Notice) => {
    sendMail.mockClear()
    await notifications.notify(rosa.id, own)
    const before = await jobsOf(rosa)
    const { notificationId } = before.findLast(({ task }) => task === 'deliver-notification')!.payload
    const run = () => runDeliverNotification(notifications, { memberId: rosa.id, notificationId })
    await run()
    await run()
    const pushes = (await jobsOf(rosa)).length - before.length
    return { mails: sendMail.mock.calls.length, pushes }
  }
  expect(await deliver(notice)).toEqual({ mails: 1, pushes: 1 })
  expect(sendMail.mock.calls[0]?.[1]).toMatchObject({ to: 'ada@lounge.example', subject: notice.title })
  expect(await deliver({ ...notice, kind: 'stock', key: 'stock' })).toEqual({ mails: 0, pushes: 1 })
  expect(await deliver({ ...notice, kind: 'climate', key: 'climate' })).toEqual({ mails: 0, pushes: 1 })
  wantsClimateMail = true
  await rosa.request('PATCH', '/api/notifications/settings', {
    channels: { climate: { push: false, bell: false } },
  })
  expect(await deliver({ ...notice, kind: 'climate', key: 'climate again' })).toEqual({ mails: 1, pushes: 0 })
  expect((await rosa.request('GET', '/api/notifications')).json().notifications).toHaveLength(2)

  await notifications.notify(rosa.id, { ...notice, key: 'read' })
  const { notificationId } = (await jobsOf(rosa)).at(-1)!.payload
  await rosa.request('POST', '/api/notifications/read', { all: true })
  sendMail.mockClear()
  await runDeliverNotification(notifications, { memberId: rosa.id, notificationId })
  expect(sendMail).not.toHaveBeenCalled()
})

test('What one member can store is bounded, and old notices go', async () => {
  const alan = await createMember(server, 'alan')
  const { owner } = server.database
  await owner.query(
    `insert into notifications (user_id, kind, key, title, body, href, created_at)
     select $1, 'aging', n::text, 'Rested', '', '/dashboard/humidor', now() - n * interval '1 hour'
     from generate_series(1, $2) n`,
    [alan.id, maxNotifications],
  )
  await notifications.notify(alan.id, notice)
  const count = async (table: string) =>
    Number((await owner.query(`select count(*) from ${table} where user_id = $1`, [alan.id])).rows[0].count)
  expect(await count('notifications')).toBe(maxNotifications)
  const { notifications: listed, unread } = (await alan.request('GET', '/api/notifications')).json()
  expect([listed.length, unread, listed[0].title]).toEqual([50, maxNotifications, notice.title])

  await owner.query(`update notifications set created_at = now() - interval '91 days' where key = '1'`)
  expect(await notifications.stored.deleteOld(new Date())).toBe(1)

  for (let browser = 0; browser <= maxPushSubscriptions; browser += 1)
    await notifications.subscriptions.add(alan.id, service.subscription(String(browser)))
  const kept = await notifications.subscriptions.list(alan.id)
  expect(kept).toHaveLength(maxPushSubscriptions)
  expect(kept.some(({ endpoint }) => endpoint.endsWith('/0'))).toBe(false)
})

test('mentions that nobody read go out in one mail, once, and not in quiet hours', async () => {
  const member = await createMember(server, 'mentioned')
  const mention = (number: number) =>
    notifications.notify(member.id, {
      kind: 'mentions',
      key: `mention ${number}`,
      title: 'Ada mentioned you in general',
      body: `Number ${number}`,
      href: `/lounge/chat?channel=general&message=${number}`,
    })
  const mailsFrom = async (minutes: number) => {
    sendMail.mockClear()
    await mailDigests(notifications, new Date(Date.now() + minutes * 60_000))
    return sendMail.mock.calls.filter(([, message]) => message.memberId === member.id)
  }
  await mention(1)
  await mention(2)
  expect(await mailsFrom(5)).toEqual([])
  await notifications.settings.change(member.id, { quietHours: { from: 0, until: 1439 }, timeZone: 'UTC' })
  expect(await mailsFrom(11)).toEqual([])
  await notifications.settings.change(member.id, { quietHours: null })
  const [[, mail] = [], ...others] = await mailsFrom(11)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@lounge.example', subject: '2 mentions in the lounge' })
  expect(mail?.text).toContain('Ada mentioned you in general: Number 1')
  expect(await mailsFrom(11)).toEqual([])
  await mention(3)
  await notifications.stored.markRead(member.id, 'all')
  expect(await mailsFrom(11)).toEqual([])
  await mention(4)
  await notifications.settings.change(member.id, { channels: { mentions: { mail: false } } })
  expect(await mailsFrom(11)).toEqual([])
})

test('a mail of mentions that fails does not keep those of others, and is tried again', async () => {
  const members = [await createMember(server, 'unlucky'), await createMember(server, 'lucky')]
  for (const { id } of members)
    await notifications.notify(id, {
      kind: 'mentions',
      key: 'mention once',
      title: 'Ada mentioned you in general',
      body: 'Hello',
      href: '/lounge/chat?channel=general&message=1',
    })
  const mailed: (string | undefined)[] = []
  const run = async (failsFor?: string) => {
    mailed.length = 0
    sendMail.mockImplementation(async (_transaction, { memberId }) => {
      if (memberId === failsFor) throw new Error('The outbox is full.')
      mailed.push(memberId)
    })
    await mailDigests(notifications, new Date(Date.now() + 11 * 60_000))
  }
  const [unlucky, lucky] = members.map(({ id }) => id)
  await expect(run(unlucky)).rejects.toThrow('The outbox is full.')
  expect(mailed).toEqual([lucky])
  await run()
  expect(mailed).toEqual([unlucky])
  sendMail.mockReset()
})
