import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { maxChannels } from '../moderation.contract.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let linus: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  linus = await createMember(server, 'linus')
  await server.database.owner.query("update users set role = 'admin' where id = $1", [ada.id])
})
afterAll(() => server.close())

const send = async (member: TestMember, content: string, channel = 'general') => {
  const id = randomUUID()
  const answer = await member.request('POST', `/api/chat/channels/${channel}/messages`, { id, content })
  return { id, status: answer.statusCode, body: answer.json() }
}
const address = (id: string, rest = '') => `/api/chat/channels/general/messages/${id}${rest}`
const readAll = async (member: TestMember, channel = 'general') =>
  (await member.request('GET', `/api/chat/channels/${channel}/messages`)).json().messages
const statusOf = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode

describe('Channels', () => {
  it('are added by admins, once for a name, and listed last', async () => {
    const body = { name: 'cellar', topic: 'What rests.' }
    expect(await statusOf(grace.request('POST', '/api/chat/channels', body))).toBe(403)
    const added = await ada.request('POST', '/api/chat/channels', body)
    expect([added.statusCode, added.json()]).toEqual([201, expect.objectContaining({ ...body, lastSeq: 0 })])
    expect(await statusOf(ada.request('POST', '/api/chat/channels', body))).toBe(409)
    for (const name of ['Cellar', 'a b', '-', 'x', ''])
      expect(await statusOf(ada.request('POST', '/api/chat/channels', { name }))).toBe(422)
    const { channels } = (await grace.request('GET', '/api/chat/channels')).json()
    expect(channels.at(-1).name).toBe('cellar')
    expect((await send(grace, 'Cool in here.', 'cellar')).body.seq).toBe(1)
  })

  it('are fifty at most', async () => {
    await server.database.owner.query(
      "insert into chat_channels (name, position) select 'c' || n, 100 + n from generate_series(1, $1) n",
      [maxChannels - 5],
    )
    expect(await statusOf(ada.request('POST', '/api/chat/channels', { name: 'one-more' }))).toBe(409)
    await server.database.owner.query('delete from chat_channels where position > 100')
  })

  it('have a topic that admins change, and nothing else is changed with it', async () => {
    const change = (member: TestMember, body: object, name = 'help') =>
      member.request('PATCH', `/api/chat/channels/${name}`, body)
    expect(await statusOf(change(grace, { topic: 'Mine' }))).toBe(403)
    expect((await change(ada, { topic: 'Ask away.' })).json()).toMatchObject({
      topic: 'Ask away.',
      slowSeconds: 0,
    })
    expect((await change(ada, { slowSeconds: 30 })).json()).toMatchObject({
      topic: 'Ask away.',
      slowSeconds: 30,
    })
    expect(await statusOf(change(ada, {}))).toBe(422)
    expect(await statusOf(change(ada, { slowSeconds: 3601 }))).toBe(422)
    expect(await statusOf(change(ada, { topic: 'x' }, 'nowhere'))).toBe(404)
  })

  it('in slow mode take one message of a member in that time, from admins as many as they like', async () => {
    await ada.request('PATCH', '/api/chat/channels/events', { slowSeconds: 60 })
    const first = await send(grace, 'First', 'events')
    expect(first.status).toBe(201)
    expect(await send(grace, 'Second', 'events')).toMatchObject({
      status: 409,
      body: { error: 'Slow mode is on here. Please wait a little between two messages.' },
    })
    // Sent again it is the same message.
    const again = { id: first.id, content: 'First' }
    expect(await statusOf(grace.request('POST', '/api/chat/channels/events/messages', again))).toBe(201)
    expect((await send(grace, 'Elsewhere')).status).toBe(201)
    for (const text of ['One', 'Two']) expect((await send(ada, text, 'events')).status).toBe(201)
    await server.database.owner.query(
      "update chat_messages set created_at = created_at - interval '61 s' where channel = 'events'",
    )
    expect((await send(grace, 'Third', 'events')).status).toBe(201)
  })
})

describe('A message', () => {
  it('of anybody is removed by an admin, and by no other member', async () => {
    const { id } = await send(grace, 'Cubans, half price, write me.')
    expect(await statusOf(linus.request('DELETE', address(id)))).toBe(404)
    const removed = (await ada.request('DELETE', address(id))).json()
    expect(removed).toMatchObject({ content: '', authorId: grace.id })
    expect(removed.deletedAt).not.toBeNull()
    expect((await readAll(grace)).at(-1)).toEqual(removed)
    expect(await statusOf(ada.request('DELETE', address(randomUUID())))).toBe(404)
  })

  it('is pinned and unpinned by admins only, as a change that every reader gets', async () => {
    const { id, body } = await send(grace, 'The humidor is at 69 %.')
    expect(await statusOf(grace.request('PUT', address(id, '/pin')))).toBe(403)
    const pinned = (await ada.request('PUT', address(id, '/pin'))).json()
    expect(pinned.pinnedAt).not.toBeNull()
    expect(pinned.change).toBeGreaterThan(body.change)
    const pins = async () => (await grace.request('GET', '/api/chat/channels/general/pins')).json().messages
    expect(await pins()).toEqual([pinned])
    // Repeated, it is no further change.
    expect((await ada.request('PUT', address(id, '/pin'))).json()).toEqual(pinned)
    expect((await ada.request('DELETE', address(id, '/pin'))).json().pinnedAt).toBeNull()
    expect(await pins()).toEqual([])
  })

  it('that is deleted is not pinned any more, and cannot be', async () => {
    const { id } = await send(grace, 'Never mind.')
    await ada.request('PUT', address(id, '/pin'))
    expect((await grace.request('DELETE', address(id))).json().pinnedAt).toBeNull()
    expect(await statusOf(ada.request('PUT', address(id, '/pin')))).toBe(404)
  })

  it('keeps its pin through an edit', async () => {
    const { id } = await send(grace, 'Opens at six.')
    await ada.request('PUT', address(id, '/pin'))
    const edited = (await grace.request('PATCH', address(id), { content: 'Opens at seven.' })).json()
    expect(edited).toMatchObject({ content: 'Opens at seven.', pinnedAt: expect.any(String) })
  })
})

describe('A report', () => {
  const reports = async () => (await ada.request('GET', '/api/chat/reports')).json().reports

  it('reaches the admins with the message, is there once, and is closed', async () => {
    const { id } = await send(linus, 'Buy my cigars.')
    const report = (reason: string) => grace.request('POST', address(id, '/report'), { reason })
    expect(await statusOf(report(''))).toBe(422)
    expect(await statusOf(report('Sales'))).toBe(200)
    expect(await statusOf(report('It is a sale.'))).toBe(200)
    expect(await statusOf(grace.request('GET', '/api/chat/reports'))).toBe(403)
    const [first, ...others] = await reports()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      channel: 'general',
      reason: 'It is a sale.',
      message: { id, content: 'Buy my cigars.' },
    })
    expect(await statusOf(grace.request('DELETE', `/api/chat/reports/${first.id}`))).toBe(403)
    const noticesOf = async (member: TestMember) =>
      (await member.request('GET', '/api/notifications')).json().notifications
    const notice = { title: 'A message in general was reported', body: 'Sales', readAt: null }
    expect(await noticesOf(ada)).toEqual([expect.objectContaining(notice)])
    expect(await noticesOf(linus)).toEqual([])
    expect(await statusOf(ada.request('DELETE', `/api/chat/reports/${first.id}`))).toBe(200)
    expect(await reports()).toEqual([])
    expect(await noticesOf(ada)).toMatchObject([{ readAt: expect.any(String) }])
    expect(await statusOf(ada.request('DELETE', `/api/chat/reports/${first.id}`))).toBe(404)
  })

  it('is about a message that there is', async () => {
    const reason = { reason: 'Rude' }
    expect(await statusOf(grace.request('POST', address(randomUUID(), '/report'), reason))).toBe(404)
    const { id } = await send(linus, 'Gone soon')
    await linus.request('DELETE', address(id))
    expect(await statusOf(grace.request('POST', address(id, '/report'), reason))).toBe(404)
  })
})

it('A report keeps what was said when it was made, until it is closed', async () => {
  const { id } = await send(linus, 'Half price for you.')
  await grace.request('POST', address(id, '/report'), { reason: 'A sale' })
  await linus.request('PATCH', address(id), { content: 'Good evening.' })
  await grace.request('POST', address(id, '/report'), { reason: 'It was a sale' })
  const [report] = (await ada.request('GET', '/api/chat/reports')).json().reports
  expect(report).toMatchObject({ content: 'Half price for you.', message: { content: 'Good evening.' } })
  await ada.request('DELETE', `/api/chat/reports/${report.id}`)
  const { rows } = await server.database.owner.query('select content from chat_reports where id = $1', [
    report.id,
  ])
  expect(rows).toEqual([{ content: '' }])
})

describe('A silenced member', () => {
  it('reads and does not write, until an admin says otherwise', async () => {
    const silence = (member: TestMember, time: string, id = linus.id) =>
      member.request('PUT', `/api/lounge/members/${id}/silence`, { for: time })
    expect(await statusOf(silence(grace, 'hour'))).toBe(403)
    expect((await silence(ada, 'hour')).json().silencedUntil).toEqual(expect.any(String))
    expect(await send(linus, 'Hello?')).toMatchObject({
      status: 403,
      body: { error: 'A moderator of the lounge has paused your messages for a while.' },
    })
    expect((await readAll(linus)).some(({ content }: { content: string }) => content === 'Hello?')).toBe(
      false,
    )
    const { id } = (await readAll(linus)).find(
      ({ authorId, deletedAt }: { authorId: string; deletedAt: string | null }) =>
        authorId === linus.id && deletedAt === null,
    )
    expect(await statusOf(linus.request('PATCH', address(id), { content: 'Hello?' }))).toBe(403)
    const cardOf = async (reader: TestMember) =>
      (await reader.request('GET', `/api/lounge/members/${linus.id}`)).json()
    expect((await cardOf(ada)).silencedUntil).toEqual(expect.any(String))
    expect((await cardOf(grace)).silencedUntil).toBeNull()
    expect((await silence(ada, 'off')).json()).toEqual({ silencedUntil: null })
    expect((await send(linus, 'Thank you.')).status).toBe(201)
    expect(await statusOf(silence(ada, 'hour', randomUUID()))).toBe(404)
  })
})
