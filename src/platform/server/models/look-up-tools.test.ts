import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FakeModel, type ModelCall } from '#test/fake-model.ts'
import { type AskedLookUp, tokensCounted } from '#test/model-protocols.ts'
import { type LookUp, ModelError } from './model.ts'
import { modelProviders } from './model-settings.ts'
import { type ModelTimeouts, openModels } from './open-models.ts'

const fake = new FakeModel()
const timeouts: ModelTimeouts = {
  firstTextMilliseconds: 20_000,
  idleMilliseconds: 20_000,
  totalMilliseconds: 30_000,
}
beforeAll(() => fake.open())
afterAll(() => fake.close())
const asked: string[] = []
/** Counts how many are answered at the same moment. */
let open = 0
let mostOpen = 0
let answerMilliseconds = 2
afterEach(() => {
  fake.behavior = 'proper'
  fake.calls.length = 0
  asked.length = 0
  mostOpen = 0
  answerMilliseconds = 2
})
const shelf: LookUp = {
  name: 'look_up_shelf',
  description: 'What stands on the shelf.',
  async answer(question) {
    asked.push(question)
    open += 1
    mostOpen = Math.max(mostOpen, open)
    await new Promise(resolve => setTimeout(resolve, answerMilliseconds))
    open -= 1
    return `On the shelf for “${question}”: seven pots.`
  },
}
const askShelf = (question = 'pots'): AskedLookUp => ({ name: shelf.name, input: { question } })

async function read(
  provider: (typeof modelProviders)[number] = 'openai-compatible',
  patience: Partial<ModelTimeouts> = {},
  { isAwaited = false, tokens = [] as number[] } = {},
) {
  const settings = { ...fake.settings(provider), aiDailyBudget: 1, aiTotalBudget: 9 }
  const { model } = await openModels(settings, { ...timeouts, ...patience })
  let text = ''
  const pieces = model!.stream({
    system: 'Be brief.',
    prompt: 'How many pots?',
    signal: new AbortController().signal,
    maxTokens: 700,
    lookUps: [shelf],
    isAwaited,
    onTokens: count => tokens.push(count),
  })
  for await (const piece of pieces) text += piece
  return { text, tokens }
}

/** Asks for these in the first round, then for nothing more. */
function askOnce(...lookUps: AskedLookUp[]) {
  fake.reply = () => (fake.calls.length === 1 ? lookUps : 'Seven pots.')
}

describe.each(modelProviders)('%s', provider => {
  test('is offered the look-ups, and gets what they resolve with', async () => {
    askOnce(askShelf())
    expect(await read(provider)).toEqual({ text: 'Seven pots.', tokens: [tokensCounted, tokensCounted] })
    expect(asked).toEqual(['pots'])
    expect(fake.calls[0]!.body).toContain('What stands on the shelf.')
    expect(fake.calls[1]!.body).toContain('seven pots.')
  })

  test('has five rounds, in the sixth it has to answer', async () => {
    fake.reply = ({ body }: ModelCall) => (fake.calls.length <= 5 ? [askShelf(`${body.length}`)] : 'Seven.')
    expect((await read(provider)).text).toBe('Seven.')
    expect([asked.length, fake.calls.length]).toEqual([5, 6])
  })

  test('is counted for the first round, although it is busy in the second', async () => {
    fake.reply = () => {
      fake.behavior = 'is busy'
      return [askShelf()]
    }
    const tokens: number[] = []
    await expect(read(provider, {}, { tokens })).rejects.toEqual(new ModelError('busy', 429, 1000))
    expect(tokens).toEqual([tokensCounted])
    expect(fake.calls).toHaveLength(2)
  })

  test('that asks in the sixth round as well gets no answer, and ends', async () => {
    fake.reply = [askShelf()]
    await expect(read(provider)).rejects.toEqual(new ModelError('cut'))
    expect([asked.length, fake.calls.length]).toEqual([5, 6])
  })
})

test.each(modelProviders)('%s: a model that refuses look-ups answers without them', async provider => {
  fake.behavior = 'refuses look-ups'
  fake.reply = 'Seven pots.'
  expect((await read(provider)).text).toBe('Seven pots.')
  expect(fake.calls.map(({ body }) => body.includes('look_up_shelf'))).toEqual([true, false])
})

test.each([
  ['a look-up that is not offered', { name: 'delete_shelf', input: { question: 'pots' } }],
  ['another argument', { name: shelf.name, input: { question: 'pots', userId: 'B' } }],
  ['no argument', { name: shelf.name, input: {} }],
  ['another type', { name: shelf.name, input: { question: ['pots'] } }],
  ['a hundred kilobytes', { name: shelf.name, input: { question: 'pot'.repeat(34_000) } }],
  ['nothing in it', { name: shelf.name, input: null }],
])('A call with %s reaches nothing of ours, and the model is told so', async (_, lookUp) => {
  askOnce(lookUp)
  expect((await read()).text).toBe('Seven pots.')
  expect(asked).toEqual([])
  expect(fake.calls).toHaveLength(2)
})

test('At most ten look-ups are answered, one after the other', async () => {
  askOnce(...Array.from({ length: 40 }, (_, at) => askShelf(`pot ${at}`)))
  await read()
  expect(asked).toEqual(Array.from({ length: 10 }, (_, at) => `pot ${at}`))
  expect(mostOpen).toBe(1)
  expect(fake.calls[1]!.body.match(/No look-ups are left/g)).toHaveLength(30)
})

test('A text before a look-up is a paragraph of its own', async () => {
  fake.reply = () => (fake.calls.length === 1 ? ['Let me look.', askShelf()] : 'Seven pots.')
  expect((await read()).text).toBe('Let me look.\n\nSeven pots.')
})

test('Whoever waits for the first text waits for so long, however busy the model is meanwhile', async () => {
  fake.reply = () => ['\n\n', askShelf(`${fake.calls.length}`)]
  answerMilliseconds = 40
  const impatient = { firstTextMilliseconds: 60 }
  await expect(read('openai', impatient, { isAwaited: true })).rejects.toEqual(new ModelError('late'))
  expect(fake.calls.length).toBeLessThan(5)
  await expect(read('openai', impatient)).rejects.toEqual(new ModelError('cut'))
})
