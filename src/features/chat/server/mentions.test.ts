import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import webpush from 'web-push'
import { openPush } from '#platform/server/push/open-push.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { FakePushService } from '#test/fake-push-service.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

const service = new FakePushService()
let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  await service.open()
  server = await startApp({
    isSeeded: false,
    doesJobs: true,
    push: openPush({
      keys: webpush.generateVAPIDKeys(),
      contactEmail: 'hello@smokedeck.example',
      accepts: url => url.startsWith('http:'),
    }),
  })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  await server.database.owner.query("update profiles set full_name = 'Grace Hopper' where id = $1", [
    grace.id,
  ])
  await grace.request('POST', '/api/notifications/push-subscriptions', service.subscription('phone'))
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const send = (content: string) =>
  ada.request('POST', '/api/chat/channels/general/messages', { id: randomUUID(), content })
const arrived = () => service.taken.filter(({ path }) => path === '/phone').length

test('A mention comes to the phone of a member who is away, once, also from a channel that is muted', async () => {
  await grace.request('PUT', '/api/chat/channels/general/mute', { for: 'always' })
  await send('The trio starts at eight.')
  await send('@Grace Hopper, the Lagavulin is open.')
  await waitFor(() => expect(arrived()).toBe(1), 8000)
  // Jobs run one after another: what was sent before would have arrived by now.
  await send('@Grace Hopper, last orders.')
  await waitFor(() => expect(arrived()).toBe(2), 8000)
  expect(service.taken.every(({ headers }) => headers['content-encoding'] === 'aes128gcm')).toBe(true)
})

test('A deleted mention leaves the bell, and one by a blocked member never reaches it', async () => {
  const alan = await createMember(server, 'alan')
  await server.database.owner.query("update profiles set full_name = 'Alan Turing' where id = $1", [alan.id])
  const titles = async () =>
    (await alan.request('GET', '/api/notifications'))
      .json()
      .notifications.map(({ title }: { title: string }) => title)
  const { id } = (await send('@Alan Turing, are you in?')).json()
  await waitFor(async () => expect(await titles()).toHaveLength(1), 5000)
  await ada.request('DELETE', `/api/chat/channels/general/messages/${id}`)
  expect(await titles()).toEqual([])
  await alan.request('PUT', `/api/lounge/members/${ada.id}/block`)
  expect((await send('@Alan Turing, hello?')).json().mentions).toEqual([alan.id])
  await grace.request('POST', '/api/chat/channels/general/messages', {
    id: randomUUID(),
    content: '@Alan Turing, now?',
  })
  await waitFor(async () => expect(await titles()).toEqual(['Grace Hopper mentioned you in general']), 5000)
})

test('A push service that is away for a moment gets the mention later', async () => {
  service.behavior = 500
  const before = arrived()
  await send('@Grace Hopper, are you there?')
  await waitFor(async () => {
    const { rows } = await server.database.owner.query(
      'select from notifications where user_id = $1 and delivered_at is not null',
      [grace.id],
    )
    expect(rows).toHaveLength(3)
  }, 8000)
  service.behavior = 201
  await waitFor(() => expect(arrived()).toBe(before + 1), 30_000)
}, 40_000)
