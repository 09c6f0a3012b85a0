import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { FakeModel, fakeKey, type ModelManners, tokensCounted } from '#test/fake-model.ts'
import { ModelFailure } from './model.ts'
import { modelProviders } from './model-settings.ts'
import { openModels } from './open-models.ts'

const fake = new FakeModel()
const printed = (['log', 'warn', 'error', 'info', 'debug'] as const).map(name =>
  vi.spyOn(console, name).mockImplementation(() => undefined),
)
beforeAll(() => fake.open())
afterAll(() => fake.close())
afterEach(() => {
  fake.manners = 'proper'
  fake.asked.length = 0
  fake.abandoned = 0
})

const text =
  'Pour it neat, and let it stand a while. The leaf is dark, and so is the rum. Nobody has to hurry.'
const budgets = { aiDailyBudget: 1, aiHouseBudget: 9 }
/** A machine under load is slow without meaning it; only who shall be found slow is given little time. */
const patience = { silenceMilliseconds: 20_000, wholeMilliseconds: 20_000 }
const impatience = { ...patience, silenceMilliseconds: 250 }

interface Heard {
  text: string
  tokens: number[]
  failure: unknown
}

/** Everything that was heard until the end, good or bad. */
async function hear(
  provider: (typeof modelProviders)[number],
  signal = new AbortController().signal,
  given = patience,
): Promise<Heard> {
  const { model } = await openModels({ ...fake.settings(provider), ...budgets }, given)
  const heard: Heard = { text: '', tokens: [], failure: undefined }
  const onTokens = (tokens: number) => void heard.tokens.push(tokens)
  try {
    const pieces = model!.stream({
      system: 'Be brief.',
      prompt: 'Tell it.',
      signal,
      mostTokens: 700,
      onTokens,
    })
    for await (const piece of pieces) heard.text += piece
  } catch (failure) {
    heard.failure = failure
  }
  return heard
}

describe.each(modelProviders)('%s', provider => {
  test('is asked once, with the key where it belongs, and heard to the end', async () => {
    fake.says = text
    expect(await hear(provider)).toEqual({ text, tokens: [tokensCounted], failure: undefined })
    expect(fake.asked).toMatchObject([{ system: 'Be brief.', prompt: 'Tell it.' }])
    const { path, headers, body } = fake.asked[0]!
    expect(JSON.stringify(headers)).toContain(fakeKey)
    expect(path + body).not.toContain(fakeKey)
    expect(body).toContain('700')
  })

  const troubles: [ModelManners, ModelFailure['trouble']][] = [
    ['slow to begin', 'slow'],
    ['stalls', 'slow'],
    ['cuts off', 'cut'],
    ['never says that it ended', 'cut'],
    ['stops at its limit', 'cut'],
    ['sends frames that are no JSON', 'cut'],
    ['is busy', 'busy'],
    ['is broken', 'failing'],
    ['refuses the key', 'refused'],
    ['redirects', 'failing'],
  ]
  test.each(troubles)('that %s fails as %s, in our words, after one try', async (manners, trouble) => {
    fake.manners = manners
    fake.says = text
    const { failure } = await hear(provider, undefined, trouble === 'slow' ? impatience : patience)
    expect(failure).toBeInstanceOf(ModelFailure)
    expect(failure).toMatchObject({ trouble })
    expect(String(failure) + JSON.stringify(failure)).not.toContain(fakeKey)
    expect((failure as Error).cause).toBeUndefined()
    expect(fake.asked).toHaveLength(1)
  })

  test('that fails in the middle, answers with a page or says nothing does not pass for a whole answer', async () => {
    fake.says = text
    for (const manners of ['fails in the middle', 'answers with a page'] as const) {
      fake.manners = manners
      expect((await hear(provider)).failure, manners).toBeInstanceOf(ModelFailure)
    }
    fake.manners = 'says nothing'
    expect((await hear(provider)).text).toBe('')
  })

  test('that asks to be left alone is not asked again so soon', async () => {
    fake.manners = 'is busy'
    const { model } = await openModels({ ...fake.settings(provider), ...budgets }, patience)
    const { signal } = new AbortController()
    const ask = async () => {
      const asked = { system: '', prompt: 'Tell it.', signal, mostTokens: 700, onTokens: () => undefined }
      for await (const _ of model!.stream(asked));
    }
    await expect(ask()).rejects.toMatchObject({ trouble: 'busy', restMilliseconds: 1000 })
    fake.manners = 'proper'
    await expect(ask()).rejects.toMatchObject({ trouble: 'resting' })
    expect(fake.asked).toHaveLength(1)
  })

  test('is cut off after a megabyte', async () => {
    fake.says = 'word '.repeat(250_000)
    const { failure } = await hear(provider)
    expect(failure).toMatchObject({ trouble: 'garbled' })
  })

  test.each([
    ['slow to begin', ''],
    ['stalls', 'Pour'],
  ] as const)('that %s hears at once when nobody listens any more', async (manners, begin) => {
    fake.manners = manners
    fake.says = text
    const caller = new AbortController()
    const heard = hear(provider, caller.signal)
    await vi.waitFor(() => expect(fake.asked).toHaveLength(1), { interval: 5 })
    await sleep(20)
    caller.abort(new Error('gone'))
    const { failure, text: said } = await heard
    expect(failure).toMatchObject({ message: 'gone' })
    expect(said.startsWith(begin)).toBe(true)
    await vi.waitFor(() => expect(fake.abandoned).toBe(1))
  })
})

test('Whoever stops listening in the middle ends the asking', async () => {
  fake.says = 'word '.repeat(2_000)
  const { model } = await openModels({ ...fake.settings(), ...budgets }, patience)
  const { signal } = new AbortController()
  const asked = { system: '', prompt: 'Tell it.', signal, mostTokens: 700, onTokens: () => undefined }
  for await (const _ of model!.stream(asked)) break
  await vi.waitFor(() => expect(fake.abandoned).toBe(1))
})

test('A talker that never rests is ended as well', async () => {
  fake.says = 'word '.repeat(9_000)
  const { model } = await openModels(
    { ...fake.settings(), ...budgets },
    { silenceMilliseconds: 1_000, wholeMilliseconds: 30 },
  )
  const { signal } = new AbortController()
  const listen = async () => {
    const asked = { system: '', prompt: 'Tell it.', signal, mostTokens: 700, onTokens: () => undefined }
    for await (const _ of model!.stream(asked));
  }
  await expect(listen()).rejects.toMatchObject({ trouble: 'slow' })
})

test('Without a provider there is no model', async () => {
  const none = { aiProvider: undefined, aiModel: undefined, aiApiKey: undefined, aiBaseUrl: undefined }
  expect(await openModels({ ...none, ...budgets })).toEqual({
    model: undefined,
    tellingsPerDay: 1,
    tellingsOfHouse: 9,
  })
})

test('Nothing of all this is printed past the log', () => {
  for (const print of printed) expect(print).not.toHaveBeenCalled()
})
