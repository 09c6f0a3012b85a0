import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'
import { maxChannels } from '../../channels.contract.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let host: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  host = await createStaff(server, 'host', ['moderator'])
  await grantAdmin(server, ada)
})
afterAll(() => server.close())

const send = async (member: TestMember, content: string, channel = 'general') => {
  const id = randomUUID()
  const answer = await member.request('POST', `/api/chat/channels/${channel}/messages`, { id, content })
  return { id, status: answer.statusCode, body: answer.json() }
}
const statusOf = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode
const namesOf = async (member: TestMember): Promise<string[]> =>
  (await member.request('GET', '/api/chat/channels'))
    .json()
    .channels.map(({ name }: { name: string }) => name)

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

  it('in slow mode take one message of a member in that time, from moderators as many as they like', async () => {
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
    for (const moderator of [ada, host])
      for (const text of ['One', 'Two']) expect((await send(moderator, text, 'events')).status).toBe(201)
    await server.database.owner.query(
      "update chat_messages set created_at = created_at - interval '61 s' where channel = 'events'",
    )
    expect((await send(grace, 'Third', 'events')).status).toBe(201)
  })

  it('are renamed, and keep the address that links have', async () => {
    const rename = (title: string, name = 'help') =>
      ada.request('PATCH', `/api/chat/channels/${name}`, { title })
    expect((await rename('Questions & answers')).json()).toMatchObject({
      name: 'help',
      title: 'Questions & answers',
    })
    expect(await statusOf(grace.request('GET', '/api/chat/channels/help/messages'))).toBe(200)
    expect(await statusOf(rename('QUESTIONS & ANSWERS', 'general'))).toBe(409)
    expect(await statusOf(rename('Events', 'help'))).toBe(409)
    expect(await statusOf(rename(' '))).toBe(422)
    expect(await statusOf(host.request('PATCH', '/api/chat/channels/help', { title: 'Mine' }))).toBe(403)
  })

  it('that are archived are seen and written in by nobody, and restored with what they hold', async () => {
    const { id } = await send(grace, 'Remember Connecticut', 'pairings')
    expect(await statusOf(host.request('PUT', '/api/chat/archive/pairings'))).toBe(403)
    expect(await statusOf(ada.request('PUT', '/api/chat/archive/pairings'))).toBe(200)
    expect(await statusOf(ada.request('PUT', '/api/chat/archive/pairings'))).toBe(404)
    expect(await namesOf(grace)).not.toContain('pairings')
    const address = `/api/chat/channels/pairings/messages`
    const answers = [
      await grace.request('GET', address),
      await grace.request('POST', address, { id: randomUUID(), content: 'Anybody?' }),
      await grace.request('PATCH', `${address}/${id}`, { content: 'Changed' }),
      await ada.request('PUT', `${address}/${id}/reactions/fire`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    const search = async () => (await grace.request('GET', '/api/chat/search?q=Connecticut')).json().found
    expect(await search()).toEqual([])
    expect((await ada.request('GET', '/api/chat/archive')).json().channels).toMatchObject([
      { name: 'pairings', title: 'pairings' },
    ])
    expect((await ada.request('DELETE', '/api/chat/archive/pairings')).json()).toMatchObject({ lastSeq: 1 })
    expect(await search()).toHaveLength(1)
    expect(await statusOf(ada.request('DELETE', '/api/chat/archive/pairings'))).toBe(404)
  })

  it('remain one at least', async () => {
    const names = await namesOf(grace)
    const archive = (name: string) => statusOf(ada.request('PUT', `/api/chat/archive/${name}`))
    for (const name of names.slice(1)) expect(await archive(name)).toBe(200)
    expect(await archive(names[0]!)).toBe(409)
    for (const name of names.slice(1)) await ada.request('DELETE', `/api/chat/archive/${name}`)
    expect(await namesOf(grace)).toEqual(names)
  })

  it('leave an entry in the audit log for each change', async () => {
    const { rows } = await server.database.owner.query(
      "select distinct action from audit_log where actor_id = $1 and action like 'channel.%' order by 1",
      [ada.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'channel.add',
      'channel.archive',
      'channel.change',
      'channel.rename',
      'channel.restore',
    ])
    const details = await server.database.owner.query(
      "select string_agg(details::text, ' ') as texts from audit_log where action like 'channel.%'",
    )
    expect(details.rows[0].texts).not.toMatch(/What rests|Ask away|answers/)
  })
})
