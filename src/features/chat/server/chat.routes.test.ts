import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
})
afterAll(() => server.close())

const addressOf = (channel: string, rest = '') => `/api/chat/channels/${channel}/messages${rest}`
const send = (member: TestMember, channel: string, content: string, id: string = randomUUID()) =>
  member.request('POST', addressOf(channel), { id, content })
const read = async (member: TestMember, channel: string, query = '') =>
  (await member.request('GET', addressOf(channel, query))).json()
const channelOf = async (member: TestMember, name: string) => {
  const { channels } = (await member.request('GET', '/api/chat/channels')).json()
  return channels.find((channel: { name: string }) => channel.name === name)
}
const seqsOf = ({ messages }: { messages: { seq: number }[] }) => messages.map(({ seq }) => seq)

it('The lounge begins with four channels, general first', async () => {
  const { channels } = (await ada.request('GET', '/api/chat/channels')).json()
  expect(channels.map(({ name }: { name: string }) => name)).toEqual([
    'general',
    'pairings',
    'events',
    'help',
  ])
  expect(channels[0]).toMatchObject({ lastSeq: 0, readSeq: 0, unread: 0, mutedUntil: null })
  expect(await read(ada, 'general')).toEqual({ messages: [], more: false, lastChange: 0 })
})

describe('A message', () => {
  it('is stored with the next number of its channel, and sent to everybody', async () => {
    const first = await send(ada, 'help', 'Who has a spare cutter?')
    const second = await send(grace, 'help', 'Me.')
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(first.json()).toMatchObject({ seq: 1, authorId: ada.id, content: 'Who has a spare cutter?' })
    expect(second.json()).toMatchObject({ seq: 2, authorId: grace.id, editedAt: null, deletedAt: null })
    expect(await read(ada, 'help')).toMatchObject({ messages: [first.json(), second.json()], more: false })
  })

  it('that is sent again is stored once, also at the same moment and after an edit', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, 'pairings', 'Rum.', id)))
    expect(new Set(answers.map(answer => `${answer.statusCode} ${answer.json().seq}`))).toEqual(
      new Set(['201 1']),
    )
    await ada.request('PATCH', addressOf('pairings', `/${id}`), { content: 'Rum, neat.' })
    expect((await send(ada, 'pairings', 'Rum.', id)).json()).toMatchObject({ seq: 1, content: 'Rum, neat.' })
    expect(seqsOf(await read(ada, 'pairings'))).toEqual([1])
  })

  it('with the id of another one is refused', async () => {
    const id = randomUUID()
    await send(ada, 'pairings', 'Port.', id)
    for (const answer of [
      await send(ada, 'pairings', 'Sherry.', id),
      await send(grace, 'pairings', 'Port.', id),
    ])
      expect([answer.statusCode, answer.json().error]).toEqual([422, 'Another message has this id.'])
  })

  it('needs a text, an id that is a UUID, a channel that exists and a session', async () => {
    expect((await send(ada, 'general', ' \u200b ')).json().fields).toEqual({
      content: 'Please write a message',
    })
    expect((await send(ada, 'general', 'a'.repeat(4001))).statusCode).toBe(422)
    expect((await send(ada, 'general', 'Hello', 'one')).statusCode).toBe(422)
    expect((await send(ada, 'cellar', 'Hello')).statusCode).toBe(404)
    const unknown = await server.inject({ method: 'POST', url: addressOf('general'), payload: {} })
    expect([unknown.statusCode, unknown.json().error]).toEqual([401, 'Must be logged in to send messages'])
    expect(await channelOf(ada, 'general')).toMatchObject({ lastSeq: 0 })
  })
})

it('100 messages at once get the numbers without a gap, in one order for all', async () => {
  const before = (await channelOf(ada, 'events')).lastSeq
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => send(index % 2 ? ada : grace, 'events', `Number ${index}`)),
  )
  const seqs = answers.map(answer => answer.json().seq).toSorted((one, other) => one - other)
  expect(seqs).toEqual(Array.from({ length: 100 }, (_, index) => before + index + 1))
  const all = await read(ada, 'events', `?after=${before}&limit=500`)
  expect(seqsOf(all)).toEqual(seqs)
  expect(await read(grace, 'events', `?after=${before}&limit=500`)).toEqual(all)
})

it('Pages lead back from the latest message, and forward from any number', async () => {
  const { lastSeq } = await channelOf(ada, 'events')
  const latest = await read(ada, 'events')
  expect([latest.messages.length, latest.more, latest.messages.at(-1).seq]).toEqual([50, true, lastSeq])
  const earlier = await read(ada, 'events', `?before=${latest.messages[0].seq}`)
  expect(seqsOf(earlier).at(-1)).toBe(latest.messages[0].seq - 1)
  const [first, second] = [
    await read(ada, 'events', '?after=0&limit=60'),
    await read(ada, 'events', '?after=60'),
  ]
  expect([first.more, second.more]).toEqual([lastSeq > 60, lastSeq > 110])
  expect([...seqsOf(first), ...seqsOf(second)]).toEqual(
    Array.from({ length: lastSeq }, (_, index) => index + 1),
  )
  for (const query of ['?before=0', '?after=-1', '?limit=0', '?limit=501', '?before=x', '?before=2&after=1'])
    expect((await ada.request('GET', addressOf('events', query))).statusCode, query).toBe(422)
})

it('Every open tab hears of a message after it is stored, and of its changes', async () => {
  const tabs = [await openTabOf(server, ada), await openTabOf(server, grace)]
  const sent = (await send(ada, 'help', 'Is anybody here?')).json()
  const edited = (
    await ada.request('PATCH', addressOf('help', `/${sent.id}`), { content: 'Anybody?' })
  ).json()
  await ada.request('PUT', '/api/chat/channels/help/read', { seq: sent.seq })
  const [ofAda, ofGrace] = tabs.map(({ events }) => events)
  const told = [
    { kind: 'chat.message', data: { channel: 'help', message: sent } },
    { kind: 'chat.changed', data: { channel: 'help', message: edited } },
  ]
  await waitFor(() => expect(ofAda).toEqual([...told, { kind: 'chat.read' }]), 5000)
  expect(ofGrace).toEqual(told)
  for (const { socket } of tabs) socket.terminate()
})

describe('An own message', () => {
  it('is edited and deleted, keeps its place, and the changes are replayed in order', async () => {
    const { lastChange } = await read(ada, 'help')
    const kept = (await send(ada, 'help', 'Thank you')).json()
    const gone = (await send(ada, 'help', 'Nonsense')).json()
    const edited = await ada.request('PATCH', addressOf('help', `/${kept.id}`), { content: 'Thank you!' })
    expect(edited.json()).toMatchObject({ seq: kept.seq, content: 'Thank you!', deletedAt: null })
    expect(edited.json().editedAt).not.toBeNull()
    const deleted = await ada.request('DELETE', addressOf('help', `/${gone.id}`))
    expect(deleted.json()).toMatchObject({ seq: gone.seq, content: '', authorId: ada.id })
    expect(deleted.json().deletedAt).not.toBeNull()
    expect((await ada.request('DELETE', addressOf('help', `/${gone.id}`))).json()).toEqual(deleted.json())
    const late = await ada.request('PATCH', addressOf('help', `/${gone.id}`), { content: 'Sense' })
    expect([late.statusCode, late.json().error]).toEqual([409, 'That message was deleted before.'])
    const changes = await grace.request('GET', `/api/chat/channels/help/changes?after=${lastChange}`)
    expect(changes.json()).toEqual({
      messages: [edited.json(), deleted.json()],
      more: false,
      lastChange: lastChange + 2,
    })
  })

  it('cannot be changed by another member', async () => {
    const { id } = (await send(ada, 'help', 'Mine')).json()
    for (const address of [addressOf('help', `/${id}`), addressOf('help', `/${randomUUID()}`)]) {
      const answers = [
        await grace.request('PATCH', address, { content: 'Yours' }),
        await grace.request('DELETE', address),
      ]
      for (const answer of answers)
        expect([answer.statusCode, answer.json().error]).toEqual([404, 'There is no such message of yours.'])
    }
    expect((await read(ada, 'help')).messages.at(-1).content).toBe('Mine')
  })
})

describe('A reaction', () => {
  it('is added and taken back, is sent as a change, and counts once', async () => {
    const { id, seq } = (await send(ada, 'help', 'My first Behike')).json()
    const { lastChange } = await read(ada, 'help')
    const react = (member: TestMember, method: 'PUT' | 'DELETE', kind: string) =>
      member.request(method, addressOf('help', `/${id}/reactions/${kind}`))
    for (const _time of ['once', 'twice'])
      expect((await react(grace, 'PUT', 'fire')).json()).toMatchObject({
        seq,
        reactions: { fire: [grace.id] },
      })
    await react(ada, 'PUT', 'fire')
    expect((await react(ada, 'PUT', 'cheers')).json()).toMatchObject({
      reactions: { fire: [grace.id, ada.id], cheers: [ada.id] },
      editedAt: null,
    })
    expect((await react(grace, 'DELETE', 'fire')).json().reactions).toEqual({
      fire: [ada.id],
      cheers: [ada.id],
    })
    expect((await read(ada, 'help')).lastChange).toBe(lastChange + 4)
    expect((await react(ada, 'PUT', 'anger')).statusCode).toBe(422)
    expect((await ada.request('PUT', addressOf('help', `/${randomUUID()}/reactions/fire`))).statusCode).toBe(
      404,
    )
    const deleted = (await ada.request('DELETE', addressOf('help', `/${id}`))).json()
    expect(deleted.reactions).toEqual({})
    expect((await react(grace, 'PUT', 'heart')).json()).toEqual(deleted)
  })
})

describe('A member', () => {
  it('sees how many messages of others are new, and is never set back', async () => {
    const linus = await createMember(server, 'linus')
    await send(linus, 'general', 'Good evening')
    await send(ada, 'general', 'Hello')
    await send(ada, 'general', 'What are you smoking?')
    expect(await channelOf(linus, 'general')).toMatchObject({ lastSeq: 3, readSeq: 0, unread: 2 })
    const note = (seq: number) => linus.request('PUT', '/api/chat/channels/general/read', { seq })
    expect((await note(2)).json()).toMatchObject({ readSeq: 2, unread: 1 })
    expect((await note(99)).json()).toMatchObject({ readSeq: 3, unread: 0 })
    expect((await note(1)).json()).toMatchObject({ readSeq: 3 })
    expect((await channelOf(ada, 'general')).unread).toBe(1)
    expect((await linus.request('PUT', '/api/chat/channels/cellar/read', { seq: 1 })).statusCode).toBe(404)
  })

  it('who joins later begins with what is written from then on', async () => {
    await send(ada, 'general', 'Before')
    const late = await createMember(server, 'late')
    expect(await channelOf(late, 'general')).toMatchObject({ unread: 0 })
    await send(ada, 'general', 'After')
    expect(await channelOf(late, 'general')).toMatchObject({ unread: 1 })
  })

  it('mutes a channel for a time, and hears it again', async () => {
    const mute = (time: string) => ada.request('PUT', '/api/chat/channels/general/mute', { for: time })
    const { mutedUntil } = (await mute('hour')).json()
    expect(new Date(mutedUntil).getTime() - Date.now()).toBeGreaterThan(59 * 60_000)
    expect((await channelOf(ada, 'general')).mutedUntil).toBe(mutedUntil)
    expect((await channelOf(grace, 'general')).mutedUntil).toBeNull()
    expect((await mute('off')).json().mutedUntil).toBeNull()
    expect((await mute('forever')).statusCode).toBe(422)
  })

  it('takes the reactions along when the account is deleted', async () => {
    const fleeting = await createMember(server, 'fleeting')
    const { id, seq } = (await send(ada, 'general', 'Good night')).json()
    await fleeting.request('PUT', addressOf('general', `/${id}/reactions/heart`))
    await grace.request('PUT', addressOf('general', `/${id}/reactions/heart`))
    await server.database.owner.query('delete from users where id = $1', [fleeting.id])
    const { messages } = await read(ada, 'general', `?after=${seq - 1}`)
    expect(messages[0].reactions).toEqual({ heart: [grace.id] })
  })

  it('takes the texts along when the account is deleted, and leaves the places', async () => {
    const leaving = await createMember(server, 'leaving')
    const { seq, id } = (await send(leaving, 'general', 'My address is 1 Peachtree Street')).json()
    await server.database.owner.query('delete from users where id = $1', [leaving.id])
    const { messages } = await read(ada, 'general', `?after=${seq - 1}`)
    expect(messages[0]).toMatchObject({ id, seq, authorId: null, authorName: 'A former member', content: '' })
    expect(messages[0].deletedAt).not.toBeNull()
    const { rows } = await server.database.owner.query('select digest from chat_messages where id = $1', [id])
    expect(rows[0].digest.length).toBe(0)
  })
})
