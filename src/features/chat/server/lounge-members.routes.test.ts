import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  const name = (member: TestMember, fullName: string) =>
    server.database.owner.query('update profiles set full_name = $2 where id = $1', [member.id, fullName])
  await name(ada, 'Ada Lovelace')
  await name(grace, 'Grace Hopper')
})
afterAll(() => server.close())

const cardOf = (reader: TestMember, id: string) => reader.request('GET', `/api/lounge/members/${id}`)
const blocksOf = async (member: TestMember) =>
  (await member.request('GET', '/api/lounge/blocks')).json().blocked
const post = async (member: TestMember, content: string) =>
  (await member.request('POST', '/api/chat/channels/general/messages', { id: randomUUID(), content })).json()
const bellOf = async (member: TestMember) =>
  (await member.request('GET', '/api/notifications')).json().notifications

it('A member is found by the beginning of a name, except the one who asks', async () => {
  const found = async (typed: string) =>
    (await ada.request('GET', `/api/lounge/members?name=${encodeURIComponent(typed)}`)).json().members
  expect(await found('gra')).toEqual([{ id: grace.id, name: 'Grace Hopper' }])
  expect(await found('hop')).toEqual([{ id: grace.id, name: 'Grace Hopper' }])
  expect(await found('ada')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('')).toEqual([{ id: grace.id, name: 'Grace Hopper' }])
})

it('The card of a member says who they are, and whether they are here', async () => {
  expect((await cardOf(ada, grace.id)).json()).toMatchObject({
    id: grace.id,
    name: 'Grace Hopper',
    isPresent: false,
    isBlocked: false,
    silencedUntil: null,
  })
  const tab = await openTabOf(server, grace)
  await waitFor(async () => expect((await cardOf(ada, grace.id)).json()).toMatchObject({ isPresent: true }))
  tab.socket.close()
  expect((await cardOf(ada, randomUUID())).statusCode).toBe(404)
})

it('A blocked member is listed, and unblocked again', async () => {
  const block = (method: 'PUT' | 'DELETE', id: string) =>
    ada.request(method, `/api/lounge/members/${id}/block`)
  expect((await block('PUT', grace.id)).json()).toEqual({ blocked: [grace.id] })
  expect((await block('PUT', grace.id)).json()).toEqual({ blocked: [grace.id] })
  expect((await cardOf(ada, grace.id)).json().isBlocked).toBe(true)
  expect(await blocksOf(grace)).toEqual([])
  for (const id of [ada.id, randomUUID()]) expect((await block('PUT', id)).statusCode).toBe(404)
  expect((await block('DELETE', grace.id)).json()).toEqual({ blocked: [] })
  expect(await blocksOf(ada)).toEqual([])
})

it('A member who is named hears of it once, also in a channel that is muted', async () => {
  await grace.request('PUT', '/api/chat/channels/general/mute', { for: 'always' })
  const id = randomUUID()
  const body = { id, content: '@Grace Hopper, the Lagavulin is open.' }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const sent = await ada.request('POST', '/api/chat/channels/general/messages', body)
    expect(sent.json().mentions).toEqual([grace.id])
  }
  await waitFor(async () => expect(await bellOf(grace)).toHaveLength(1))
  const [notice] = await bellOf(grace)
  expect(notice).toMatchObject({
    kind: 'mentions',
    title: 'Ada Lovelace mentioned you in general',
    body: '@Grace Hopper, the Lagavulin is open.',
    href: '/lounge/chat?channel=general&message=1',
  })
})

it('Nobody hears of a member whom they have blocked, of their own name, or of a name within a word', async () => {
  const before = (await bellOf(grace)).length
  await grace.request('PUT', `/api/lounge/members/${ada.id}/block`)
  // Named like anybody else, so that the answer does not tell who has blocked its author.
  expect((await post(ada, '@Grace Hopper?')).mentions).toEqual([grace.id])
  expect((await post(grace, '@Grace Hopper')).mentions).toEqual([])
  expect((await post(ada, 'grace@hopper.example and @Graceful')).mentions).toEqual([])
  expect(await bellOf(grace)).toHaveLength(before)
  await grace.request('DELETE', `/api/lounge/members/${ada.id}/block`)
})

it('A member who reads the message that names them sees it no more in the bell', async () => {
  const unread = async () =>
    (await bellOf(grace)).filter(({ readAt }: { readAt: string | null }) => readAt === null).length
  const before = await unread()
  const { seq } = await post(ada, 'Is @Grace Hopper here?')
  await waitFor(async () => expect(await unread()).toBe(before + 1))
  await grace.request('PUT', '/api/chat/channels/general/read', { seq })
  expect(await unread()).toBe(0)
})

it('A changed message names those of its new text, and each of them hears of it once', async () => {
  const told = (await bellOf(grace)).length
  const { id } = await post(ada, 'Who has a cutter?')
  const change = (content: string) =>
    ada.request('PATCH', `/api/chat/channels/general/messages/${id}`, { content })
  expect((await change('Who has a cutter, @Grace Hopper?')).json().mentions).toEqual([grace.id])
  await waitFor(async () => expect(await bellOf(grace)).toHaveLength(told + 1))
  expect((await change('Who has one, @Grace Hopper?')).json().mentions).toEqual([grace.id])
  expect((await change('Found one.')).json().mentions).toEqual([])
  expect(await bellOf(grace)).toHaveLength(told + 1)
})

it('@here names those who are in the lounge, and only from an admin', async () => {
  const tab = await openTabOf(server, grace)
  expect((await post(ada, '@here, last orders')).mentions).toEqual([])
  await server.database.owner.query("update users set role = 'admin' where id = $1", [ada.id])
  await waitFor(async () => expect((await post(ada, '@here, last orders')).mentions).toEqual([grace.id]))
  tab.socket.close()
})
