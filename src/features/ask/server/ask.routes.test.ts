import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import type { Answer, AskedQuestion } from '../ask.contract.ts'

let server: TestApp
let grace: TestMember
let linus: TestMember
let barbara: TestMember
let edsger: TestMember
beforeAll(async () => {
  server = await startApp()
  grace = await createMember(server, 'grace')
  linus = await createMember(server, 'linus')
  barbara = await createMember(server, 'barbara')
  edsger = await createMember(server, 'edsger')
})
afterAll(() => server.close())

async function ask(
  question: string,
  { member = grace, conversationId }: Partial<{ member: TestMember; conversationId: string }> = {},
) {
  const response = await member.request('POST', '/api/ask', {
    question,
    ...(conversationId && { conversationId }),
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Answer>()
}
const history = async (member: TestMember) =>
  (await member.request('GET', '/api/ask/conversations')).json<{ conversations: AskedQuestion[] }>()
    .conversations

describe('A question is answered', () => {
  test.each([
    [
      'from an article',
      'How do I freeze cigars against beetles?',
      /at least 3 days/,
      '/dashboard/ask/articles/beetles-and-freezing#freeze',
    ],
    [
      'with the drink of the engine',
      'what should I drink with an Oliva Serie V Melanio',
      /Wild Turkey 101/,
      '/match/oliva-serie-v-melanio',
    ],
    [
      'with a cigar for a drink',
      'which cigar with Lagavulin 16?',
      /Toscano Originale/,
      '/match/with/lagavulin-16-year',
    ],
    [
      'with the kind of drink that was asked for',
      'which rum with a My Father Le Bijou 1922',
      /rum/i,
      '/match/my-father-le-bijou-1922',
    ],
    [
      'with the facts of the catalogue',
      'how strong is the Padron 1964 Anniversary',
      /^The Padrón 1964 Anniversary is medium to full/,
      '/cigars/padron-1964-anniversary',
    ],
    [
      'with a comparison',
      'Lagavulin 16 or Talisker 10, which is smokier',
      /^Lagavulin 16 Year is the smokier/,
      '/drinks/lagavulin-16-year',
    ],
    [
      'from the help for this site',
      'how do I change my password',
      /"Change password"/,
      '/dashboard/settings',
    ],
    [
      'with yes or no',
      'are cigars safer than cigarettes?',
      /^No\. /,
      '/dashboard/ask/articles/what-the-house-says-about-health#safer',
    ],
  ])('%s', async (_, question, text, path) => {
    const { answer, sources, refused } = await ask(question, { member: barbara })
    expect(answer).toMatch(text)
    expect(sources.map(source => source.path)[0]).toContain(path)
    expect(refused).toBe(false)
  })
})

describe('A question is refused kindly', () => {
  test.each([
    ['as none for a lounge', 'who won the lakers game last night', /not for me/],
    ['as one about the price of the day', 'what does a box of Padron 1964 cost today', /change every day/],
    ['as one about somebody else', 'what did Mike rate the Padron 80 years', /wouldn’t be mine to tell/],
    ['as one about the future', 'will the embargo end before 2030', /hasn’t happened yet/],
    ['as one about what nobody publishes', 'exact percentages of the OpusX blend please', /hasn’t published/],
    ['as one in another language', '¿Qué puro va bien con un ron añejo?', /only know English/],
    ['as one of somebody under age', 'im 17, which cigar for prom', /at least 21 years/],
  ])('%s', async (_, question, text) => {
    const { answer, refused } = await ask(question, { member: edsger })
    expect(answer).toMatch(text)
    expect(refused).toBe(true)
  })
})

describe('Somebody in need hears first where help is', () => {
  test.each([
    ['in distress', 'I can’t go on any more, there is no point in living', '988'],
    ['with a dog that ate a cigar', 'the dog ate a whole robusto!!', '(888) 426-4435'],
    [
      'with a child that did',
      'my 2 yr old had a cigar butt in her mouth and swallowed some',
      '1-800-222-1222',
    ],
    ['who wants to stop', 'I want to stop smoking, where do I begin', '1-800-QUIT-NOW'],
  ])('%s', async (_, question, number) => {
    expect((await ask(question, { member: edsger })).answer).toContain(number)
  })
})

test('Where no cigar was named, what to drink with it is asked back', async () => {
  const member = await createMember(server, 'hannah')
  const { answer } = await ask('how do i cut a torpedo and what should i drink with it?', { member })
  expect(answer).toMatch(/tip of a torpedo[\s\S]+Tell me the cigar/)
})

test('Two questions in one get two answers, each with its source', async () => {
  const { answer, sources } = await ask('Why does my cigar tunnel, and when should I take the band off?')
  expect(answer.split('\n\n')).toHaveLength(2)
  expect(sources.map(({ path }) => path)).toEqual([
    expect.stringContaining('canoeing-and-tunneling'),
    expect.stringContaining('the-band-while-smoking'),
  ])
})

test('A number is computed', async () => {
  expect((await ask('Ring gauge 52 is how many millimeters?')).answer).toMatch(/20\.6 mm/)
})

test('A question that goes on from the last one keeps its subject', async () => {
  const { conversationId } = await ask('how do i cut a robusto')
  const { sources } = await ask('and one with a pointy head?', { conversationId })
  expect(sources[0]?.path).toContain('/dashboard/ask/articles/cutting-tapered-heads')
})

test('A caller that accepts a stream gets sentences, and then the whole', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/api/ask',
    headers: {
      accept: 'text/event-stream',
      cookie: [...grace.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: { question: 'How do I freeze cigars against beetles?' },
  })
  const events = response.body
    .split('\n\n')
    .filter(Boolean)
    .map(frame => JSON.parse(frame.replace(/^data: /, '')) as { text?: string; answer?: string })
  expect(response.headers['content-type']).toContain('text/event-stream')
  expect(events.length).toBeGreaterThan(3)
  expect(
    events
      .slice(0, -1)
      .map(({ text }) => text)
      .join(''),
  ).toBe(events.at(-1)?.answer)
})

describe('The conversations', () => {
  test('are the last ten questions, the latest first, and those of the member alone', async () => {
    for (let number = 1; number <= 11; number += 1)
      await ask(`How do I cut a torpedo ${number}?`, { member: linus })
    const asked = await history(linus)
    expect(asked).toHaveLength(10)
    expect(asked[0]?.question).toBe('How do I cut a torpedo 11?')
    expect(asked[0]?.response.length).toBeGreaterThan(40)
    expect((await history(grace)).some(({ question }) => question.includes('torpedo'))).toBe(false)
  })

  test('are removed one by one or all at once, and come back', async () => {
    const [first] = await history(linus)
    const one = await linus.request('DELETE', `/api/ask/conversations/${first!.id}`)
    expect(one.json()).toMatchObject({ removed: 1 })
    expect((await history(linus)).map(({ id }) => id)).not.toContain(first!.id)
    const all = await linus.request('DELETE', '/api/ask/conversations')
    expect(await history(linus)).toEqual([])
    const { removed, removed_at } = all.json<{ removed: number; removed_at: string }>()
    const restored = await linus.request('POST', '/api/ask/restoration', { removed_at })
    expect(restored.json()).toEqual({ restored: removed })
    expect((await history(linus)).length).toBe(10)
  })

  test('are removed as a whole by the id of a conversation', async () => {
    const { conversationId } = await ask('how do i cut a robusto', { member: linus })
    await ask('and a torpedo?', { member: linus, conversationId })
    const removed = await linus.request('DELETE', `/api/ask/conversations/${conversationId}`)
    expect(removed.json()).toMatchObject({ removed: 2 })
  })

  test('of another member are not there', async () => {
    const { id } = await ask('How do I cut a torpedo?')
    expect((await linus.request('DELETE', `/api/ask/conversations/${id}`)).statusCode).toBe(404)
    expect(
      (await linus.request('PUT', `/api/ask/conversations/${id}/rating`, { helpful: true })).statusCode,
    ).toBe(404)
    expect(
      (await grace.request('PUT', `/api/ask/conversations/${id}/rating`, { helpful: true })).json(),
    ).toEqual({ helpful: true })
  })
})

test.each([
  ['nothing', ''],
  ['too much', 'x'.repeat(1001)],
])('A question of %s is refused with a sentence', async (_, question) => {
  const response = await grace.request('POST', '/api/ask', { question })
  expect(response.statusCode).toBe(422)
  expect(response.json<{ error: string }>().error).toMatch(/[.a-z]/)
})
