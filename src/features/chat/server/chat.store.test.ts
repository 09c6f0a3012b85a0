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

async function post(member: TestMember, content: string, channel = 'general', replyTo?: string) {
  const body = { id: randomUUID(), content, ...(replyTo && { replyTo }) }
  return (await member.request('POST', `/api/chat/channels/${channel}/messages`, body)).json()
}
const search = async (member: TestMember, q: string, rest = '') =>
  (await member.request('GET', `/api/chat/search?q=${encodeURIComponent(q)}${rest}`)).json()
const textsOf = ({ found }: { found: { message: { content: string } }[] }) =>
  found.map(({ message }) => message.content)

describe('Messages of one moment', () => {
  it('are stored as those of their authors without a gap, and one that is refused leaves the others', async () => {
    const first = await post(ada, 'The first one')
    const members = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? ada : grace))
    const [refused, ...answers] = await Promise.all([
      grace.request('POST', '/api/chat/channels/general/messages', { id: first.id, content: 'Another text' }),
      ...members.map((member, index) => post(member, `Number ${index}`)),
    ])
    expect(refused.json()).toMatchObject({ code: 'ID_TAKEN' })
    expect(answers.map(({ authorId, content }) => [authorId, content])).toEqual(
      members.map(({ id }, index) => [id, `Number ${index}`]),
    )
    const places = answers.map(({ seq }) => seq - first.seq).sort((one, other) => one - other)
    expect(places).toEqual(members.map((_, index) => index + 1))
  })

  it('fail one by one: a channel that does not exist, and a reply to what is none', async () => {
    const [none, reply, plain] = await Promise.all([
      post(ada, 'Hello', 'nowhere'),
      post(ada, 'An answer', 'help', randomUUID()),
      post(grace, 'Hello', 'help'),
    ])
    expect(none.code).toBe('NO_SUCH_CHANNEL')
    expect([reply.replyTo, plain.content]).toEqual([null, 'Hello'])
  })
})

describe('A reply', () => {
  it('carries the beginning of what it answers, as that is now', async () => {
    const asked = await post(ada, `Rum or port? ${'x'.repeat(300)}`)
    const answered = await post(grace, 'Port.', 'general', asked.id)
    expect(answered.replyTo).toMatchObject({ id: asked.id, seq: asked.seq, authorId: ada.id })
    expect(answered.replyTo.content).toHaveLength(140)
    await ada.request('DELETE', `/api/chat/channels/general/messages/${asked.id}`)
    const { messages } = (await grace.request('GET', '/api/chat/channels/general/messages')).json()
    expect(messages.at(-1).replyTo).toMatchObject({ id: asked.id, content: '' })
  })

  it('to a message of another channel, or to none, is an ordinary message', async () => {
    const elsewhere = await post(ada, 'Over here', 'help')
    for (const id of [elsewhere.id, randomUUID()])
      expect((await post(grace, 'Hm.', 'general', id)).replyTo).toBeNull()
  })
})

describe('The search', () => {
  it('finds words in all channels, in every form of them, the latest first', async () => {
    await post(ada, 'The Padrón smoked slowly.', 'pairings')
    await post(grace, 'Who smokes a Padrón tonight?', 'events')
    expect(textsOf(await search(grace, 'smoking padrón'))).toEqual([
      'Who smokes a Padrón tonight?',
      'The Padrón smoked slowly.',
    ])
    expect(textsOf(await search(grace, '"Padrón tonight"'))).toEqual(['Who smokes a Padrón tonight?'])
    expect(textsOf(await search(grace, 'padrón -tonight'))).toEqual(['The Padrón smoked slowly.'])
    expect((await search(grace, 'smokes')).found[0].channel).toBe('events')
  })

  it('finds neither what was deleted nor what a blocked member wrote', async () => {
    const { id } = await post(ada, 'A limousin cask')
    expect(textsOf(await search(grace, 'limousin'))).toHaveLength(1)
    await grace.request('PUT', `/api/lounge/members/${ada.id}/block`)
    expect(textsOf(await search(grace, 'limousin'))).toEqual([])
    expect(textsOf(await search(ada, 'limousin'))).toHaveLength(1)
    await grace.request('DELETE', `/api/lounge/members/${ada.id}/block`)
    await ada.request('DELETE', `/api/chat/channels/general/messages/${id}`)
    expect(textsOf(await search(grace, 'limousin'))).toEqual([])
  })

  it('goes on where a page has ended, without a gap or a double', async () => {
    for (let number = 1; number <= 65; number += 1) await post(ada, `Ligero ${number}`)
    const seen: string[] = []
    let rest = ''
    for (let more = true; more; ) {
      const page = await search(grace, 'ligero', rest)
      seen.push(...textsOf(page))
      const { createdAt, id } = page.found.at(-1).message
      rest = `&before=${createdAt}&beforeId=${id}`
      more = page.more
    }
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `Ligero ${65 - index}`))
  })

  it('needs a word, and takes whatever is typed', async () => {
    expect((await ada.request('GET', '/api/chat/search?q=')).statusCode).toBe(422)
    expect(
      (await ada.request('GET', '/api/chat/search?q=a&before=2026-11-28T20:00:00.000Z')).statusCode,
    ).toBe(422)
    for (const q of ['"', '&|!:*', "'; drop table", '(((', 'the', 'or or'])
      expect((await search(ada, q)).found).toBeInstanceOf(Array)
  })
})

it('That a member is writing is sent to every tab and stored nowhere', async () => {
  const tab = await openTabOf(server, grace)
  const note = (channel: string) => ada.request('PUT', `/api/chat/channels/${channel}/typing`)
  expect((await note('general')).json()).toEqual({ done: true })
  const data = { channel: 'general', memberId: ada.id, name: expect.any(String) }
  await waitFor(() => expect(tab.events).toContainEqual({ kind: 'chat.typing', data }))
  expect((await note('nowhere')).statusCode).toBe(404)
  tab.socket.close()
})
