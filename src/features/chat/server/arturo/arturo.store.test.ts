import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ChannelQuestions, openChannelQuestions, type SentMessage } from '#test/channel-questions.ts'
import { openTabOf } from '#test/live-tab.ts'
import { waitFor } from '#test/wait-for.ts'
import type { ChatMessage } from '../../chat.contract.ts'

let room: ChannelQuestions
beforeAll(async () => {
  room = await openChannelQuestions()
})
beforeEach(() => room.changeChannel())
afterAll(() => room.server.close())

describe('An answer', () => {
  test('is new to everybody, found by its words, and reacted to, pinned and reported like a message', async () => {
    const grace = await room.newMember()
    const linus = await room.newMember()
    const answer = await room.ask('@Arturo how do I freeze cigars against beetles?', {}, grace)
    const address = `/api/chat/channels/${room.channel}/messages/${answer.id}`
    const read = await grace.request('PUT', `/api/chat/channels/${room.channel}/read`, {
      seq: answer.seq - 1,
    })
    expect(read.json()).toMatchObject({ lastSeq: answer.seq, unread: 1 })
    const words = encodeURIComponent(answer.content.split(' ').slice(0, 6).join(' '))
    const { found } = (await linus.request('GET', `/api/chat/search?q=${words}`)).json()
    expect(found.map(({ message }: { message: ChatMessage }) => message.authorName)).toContain('Arturo')
    const reacted = await linus.request('PUT', `${address}/reactions/cheers`)
    expect(reacted.json().reactions).toEqual({ cheers: [linus.id] })
    expect((await room.ada.request('PUT', `${address}/pin`)).json().pinnedAt).not.toBeNull()
    expect((await linus.request('POST', `${address}/report`, { reason: 'Wrong' })).statusCode).toBe(200)
    const { reports } = (await room.ada.request('GET', '/api/chat/reports')).json()
    expect(reports[0].message).toMatchObject({ id: answer.id, authorName: 'Arturo' })
  })

  test('tells the member who asked by the bell, as an answer', async () => {
    const grace = await room.newMember()
    await room.ask('@Arturo how do I cut a torpedo?', {}, grace)
    const titles = async () =>
      (await grace.request('GET', '/api/notifications'))
        .json()
        .notifications.map(({ title }: { title: string }) => title)
    await waitFor(
      async () => expect(await titles()).toEqual([`Arturo answered you in ${room.channel}`]),
      5000,
    )
  })

  test('is removed by admins only, and not written again', async () => {
    const grace = await room.newMember()
    const sent = await room.send(grace, '@Arturo how do I cut a torpedo?')
    const answer = await room.answerTo(sent)
    const address = `/api/chat/channels/${room.channel}/messages/${answer.id}`
    expect((await grace.request('DELETE', address)).statusCode).toBe(404)
    expect((await grace.request('PATCH', address, { content: 'Mine' })).statusCode).toBe(404)
    expect((await room.ada.request('DELETE', address)).json()).toMatchObject({ content: '', card: null })
    const body = { id: sent.id, content: '@Arturo how do I cut a torpedo?' }
    await grace.request('POST', `/api/chat/channels/${room.channel}/messages`, body)
    await room.settle()
    expect(await room.answersTo(sent)).toMatchObject([{ id: answer.id, content: '' }])
  })

  test('goes with its question, in every open tab, and with the account', async () => {
    const grace = await room.newMember()
    const sent = await room.send(grace, '@Arturo how do I cut a torpedo?')
    const answer = await room.answerTo(sent)
    const notices = async () => (await grace.request('GET', '/api/notifications')).json().notifications
    await waitFor(async () => expect(await notices()).toHaveLength(1))
    const tab = await openTabOf(room.server, room.ada)
    await grace.request('DELETE', `/api/chat/channels/${room.channel}/messages/${sent.id}`)
    const goneIn = () =>
      tab.events.filter(event =>
        Boolean((event as { data?: { message?: ChatMessage } }).data?.message?.deletedAt),
      )
    await waitFor(() => expect(goneIn()).toHaveLength(2), 5000)
    expect((await room.answersTo(sent))[0]).toMatchObject({ id: answer.id, content: '', card: null })
    expect(await notices()).toEqual([])
    tab.socket.close()
    const other = await room.ask('@Arturo how do I cut a perfecto?', {}, grace)
    await room.server.database.owner.query('delete from users where id = $1', [grace.id])
    const { rows } = await room.server.database.owner.query(
      'select content, deleted_at from chat_messages where id = $1',
      [other.id],
    )
    expect(rows).toEqual([{ content: '', deleted_at: expect.any(Date) }])
  })

  test('is not of the member who asked: their export has the question alone', async () => {
    const grace = await room.newMember()
    await room.ask('@Arturo how do I cut a torpedo?', {}, grace)
    const { rows } = await room.server.database.owner.query(
      'select content from chat_messages where author_id = $1',
      [grace.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('No answer is stored', () => {
  const post = async ({ id }: Pick<SentMessage, 'id'>) =>
    (
      await room.server.database.service.query(
        "select from answer_as_arturo($1, $2, gen_random_uuid(), 'Too late.', null)",
        [room.channel, id],
      )
    ).rowCount

  test('to a message that was deleted, or whose author may not write or is banned, meanwhile', async () => {
    const [grace, linus, mallory] = [await room.newMember(), await room.newMember(), await room.newMember()]
    const [deleted, silenced, banned] = [
      await room.send(grace, 'Gone'),
      await room.send(linus, 'Silenced'),
      await room.send(mallory, 'Banned'),
    ]
    await grace.request('DELETE', `/api/chat/channels/${room.channel}/messages/${deleted.id}`)
    await room.ada.request('PUT', `/api/lounge/members/${linus.id}/silence`, { for: 'hour' })
    await room.server.database.owner.query('update users set banned = true where id = $1', [mallory.id])
    for (const sent of [deleted, silenced, banned]) expect(await post(sent)).toBe(0)
  })

  test('to one of his own, and by no member', async () => {
    const { id } = await room.ask('@Arturo')
    expect(await post({ id })).toBe(0)
    await expect(
      room.server.database.app.query(
        "select from answer_as_arturo($1, $2, gen_random_uuid(), 'Mine', null)",
        [room.channel, id],
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

test('An admin switches him off and on, and what he said stays', async () => {
  const grace = await room.newMember()
  const isOn = async () => (await grace.request('GET', '/api/chat/arturo')).json()
  expect(await isOn()).toEqual({ isOn: true })
  expect((await grace.request('PUT', '/api/chat/arturo', { isOn: false })).statusCode).toBe(403)
  const before = await room.ask('@Arturo', {}, grace)
  const tab = await openTabOf(room.server, grace)
  expect((await room.ada.request('PUT', '/api/chat/arturo', { isOn: false })).json()).toEqual({ isOn: false })
  await waitFor(() => expect(tab.events).toContainEqual({ kind: 'chat.arturo' }), 5000)
  tab.socket.close()
  expect(await isOn()).toEqual({ isOn: false })
  const sent = await room.send(grace, '@Arturo how do I cut a torpedo?')
  // While he is off, his name is a first name like others.
  const fuente = await room.newMember()
  const others = "update profiles set full_name = 'Former ' || full_name where full_name like 'Arturo%'"
  await room.server.database.owner.query(others)
  await room.server.database.owner.query("update profiles set full_name = 'Arturo Fuente' where id = $1", [
    fuente.id,
  ])
  expect((await room.send(grace, '@Arturo, are you in?')).message.mentions).toEqual([fuente.id])
  await room.ada.request('PUT', '/api/chat/arturo', { isOn: true })
  await room.settle()
  expect(await room.answersTo(sent)).toEqual([])
  expect((await room.readAll()).find(({ id }) => id === before.id)?.content).toMatch(/^I’m Arturo/)
})
