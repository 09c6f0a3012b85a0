import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let linus: TestMember
let host: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  linus = await createMember(server, 'linus')
  host = await createStaff(server, 'host', ['moderator'])
  await server.database.owner.query("update users set role = 'admin' where id = $1", [ada.id])
})
afterAll(() => server.close())

const send = async (member: TestMember, content: string) => {
  const id = randomUUID()
  const answer = await member.request('POST', '/api/chat/channels/general/messages', { id, content })
  return { id, status: answer.statusCode, body: answer.json() }
}
const address = (id: string, rest = '') => `/api/chat/channels/general/messages/${id}${rest}`
const readAll = async (member: TestMember) =>
  (await member.request('GET', '/api/chat/channels/general/messages')).json().messages
const statusOf = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode

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

  it('reaches the moderators with the message, is there once, and is closed', async () => {
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
    for (const moderator of [ada, host])
      expect(await noticesOf(moderator)).toEqual([
        expect.objectContaining({ ...notice, href: '/lounge/moderation' }),
      ])
    expect(await noticesOf(linus)).toEqual([])
    expect(await statusOf(ada.request('DELETE', `/api/chat/reports/${first.id}`))).toBe(200)
    expect(await reports()).toEqual([])
    expect(await noticesOf(ada)).toMatchObject([{ readAt: expect.any(String) }])
    expect(await statusOf(ada.request('DELETE', `/api/chat/reports/${first.id}`))).toBe(404)
  })

  it('about the staff is closed by an admin alone, not by who is reported', async () => {
    const { owner } = server.database
    for (const author of [ada, host]) {
      const { id } = await send(author, 'Be quiet.')
      await grace.request('POST', address(id, '/report'), { reason: 'Rude' })
      const report = (await reports()).find((each: { message: { id: string } }) => each.message.id === id)
      const closing = `/api/chat/reports/${report.id}`
      await owner.query('truncate audit_log')
      expect((await host.request('DELETE', closing)).json()).toMatchObject({ code: 'OUT_OF_REACH' })
      const { rows } = await owner.query('select action, actor_id, target, details from audit_log')
      expect(rows).toEqual([
        { action: 'role.refused', actor_id: host.id, target: author.id, details: { action: 'report.close' } },
      ])
      expect(await statusOf(ada.request('DELETE', closing))).toBe(200)
    }
  })

  it('is about a message that there is', async () => {
    const reason = { reason: 'Rude' }
    expect(await statusOf(grace.request('POST', address(randomUUID(), '/report'), reason))).toBe(404)
    const { id } = await send(linus, 'Gone soon')
    await linus.request('DELETE', address(id))
    expect(await statusOf(grace.request('POST', address(id, '/report'), reason))).toBe(404)
  })
})

it('A report names its author to moderators also after a ban, and members read what they read before', async () => {
  const banned = await createMember(server, 'banned')
  await banned.request('PATCH', '/api/profile', { full_name: 'Bea Banned' })
  const { id } = await send(banned, 'Pay me first.')
  await grace.request('POST', address(id, '/report'), { reason: 'A swindle' })
  await server.database.owner.query('update users set banned = true where id = $1', [banned.id])
  for (const moderator of [ada, host]) {
    const [report] = (await moderator.request('GET', '/api/chat/reports')).json().reports
    expect(report.message).toMatchObject({ id, authorId: banned.id, authorName: 'Bea Banned' })
  }
  const read = (await readAll(grace)).find((message: { id: string }) => message.id === id)
  expect(read.authorName).toBe('A former member')
  await server.database.owner.query('delete from users where id = $1', [banned.id])
  const [left] = (await ada.request('GET', '/api/chat/reports')).json().reports
  expect(left.message).toMatchObject({ authorId: null, authorName: 'A former member' })
  await ada.request('DELETE', `/api/chat/reports/${left.id}`)
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
