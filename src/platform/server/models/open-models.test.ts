import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { FakeModel, fakeKey, type ModelBehavior } from '#test/fake-model.ts'
import { tokensCounted } from '#test/model-protocols.ts'
import { waitFor } from '#test/wait-for.ts'
import { ModelError, type ModelRequest } from './model.ts'
import { type ModelProvider, type ModelSettings, modelProviders } from './model-settings.ts'
import { type Models, type ModelTimeouts, openModels } from './open-models.ts'

const fake = new FakeModel()
const printed = (['log', 'warn', 'error', 'info', 'debug'] as const).map(name =>
  vi.spyOn(console, name).mockImplementation(() => undefined),
)
beforeAll(() => fake.open())
afterAll(() => fake.close())
afterEach(() => {
  fake.behavior = 'proper'
  fake.calls.length = 0
  fake.abandoned = 0
  vi.useRealTimers()
})

const text = 'Pour it neat, and let it stand a while. The leaf is dark, and so is the rum. There is no hurry.'
const settingsFor = (provider?: ModelProvider): ModelSettings => ({
  ...fake.settings(provider),
  aiDailyBudget: 1,
  aiTotalBudget: 9,
})
/** Generous, so that a machine under load does not time out. */
const timeouts: ModelTimeouts = {
  firstTextMilliseconds: 20_000,
  idleMilliseconds: 20_000,
  totalMilliseconds: 30_000,
}

interface StreamResult {
  text: string
  tokens: number[]
  failure: unknown
}

/** Reads the stream to its end or failure; `result` fills meanwhile. */
async function readStream(
  provider: ModelProvider,
  signal = new AbortController().signal,
  result: StreamResult = { text: '', tokens: [], failure: undefined },
): Promise<StreamResult> {
  const { model } = await openModels(settingsFor(provider), timeouts)
  const onTokens = (tokens: number) => void result.tokens.push(tokens)
  try {
    const pieces = model!.stream({
      system: 'Be brief.',
      prompt: 'Tell it.',
      signal,
      maxTokens: 700,
      onTokens,
    })
    for await (const piece of pieces) result.text += piece
  } catch (failure) {
    result.failure = failure
  }
  return result
}

/** Returns once the provider has sent all that it sends before its silence. */
async function readUntilSilence(provider: ModelProvider, beginning: string, signal?: AbortSignal) {
  const result: StreamResult = { text: '', tokens: [], failure: undefined }
  const ended = readStream(provider, signal, result)
  await waitFor(
    () => {
      expect(fake.calls).toHaveLength(1)
      expect(result.text.startsWith(beginning)).toBe(true)
    },
    { interval: 5 },
  )
  return { result, ended }
}

function expectOwnWords(failure: unknown, kind: ModelError['kind']): void {
  expect(failure).toBeInstanceOf(ModelError)
  expect((failure as ModelError).kind).toBe(kind)
  expect(String(failure) + JSON.stringify(failure)).not.toContain(fakeKey)
  expect((failure as Error).cause).toBeUndefined()
}

describe.each(modelProviders)('%s', provider => {
  test('is called once, with the key in a header, and read to the end', async () => {
    fake.reply = text
    expect(await readStream(provider)).toEqual({ text, tokens: [tokensCounted], failure: undefined })
    expect(fake.calls).toMatchObject([{ system: 'Be brief.', prompt: 'Tell it.' }])
    const { path, headers, body } = fake.calls[0]!
    expect(JSON.stringify(headers)).toContain(fakeKey)
    expect(path + body).not.toContain(fakeKey)
    expect(body).toContain('700')
  })

  const failures: [ModelBehavior, ModelError['kind']][] = [
    ['cuts off', 'cut'],
    ['never says that it ended', 'cut'],
    ['stops at its limit', 'cut'],
    ['sends frames that are no JSON', 'cut'],
    ['is busy', 'busy'],
    ['is broken', 'failing'],
    ['refuses the key', 'refused'],
    ['redirects', 'failing'],
  ]
  test.each(failures)('that %s fails as %s, in our own words, after one attempt', async (behavior, kind) => {
    fake.behavior = behavior
    fake.reply = text
    const { failure } = await readStream(provider)
    expectOwnWords(failure, kind)
    expect(fake.calls).toHaveLength(1)
  })

  const silences: [ModelBehavior, string][] = [
    ['slow to begin', ''],
    ['stalls', 'Pour'],
  ]
  test.each(silences)(
    'that %s fails as slow, in our own words, after one attempt',
    async (behavior, beginning) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      fake.behavior = behavior
      fake.reply = text
      const { result, ended } = await readUntilSilence(provider, beginning)
      vi.advanceTimersByTime(timeouts.idleMilliseconds)
      await ended
      expectOwnWords(result.failure, 'slow')
      expect(fake.calls).toHaveLength(1)
    },
  )

  test('that fails midway, answers with a page or sends nothing is not taken for a complete text', async () => {
    fake.reply = text
    for (const behavior of ['fails in the middle', 'answers with a page'] as const) {
      fake.behavior = behavior
      expect((await readStream(provider)).failure, behavior).toBeInstanceOf(ModelError)
    }
    fake.behavior = 'says nothing'
    expect((await readStream(provider)).text).toBe('')
  })

  test('that sends Retry-After is not called again before that', async () => {
    fake.behavior = 'is busy'
    const { model } = await openModels(settingsFor(provider), timeouts)
    const { signal } = new AbortController()
    const callOnce = async () => {
      const request: ModelRequest = {
        system: '',
        prompt: 'Tell it.',
        signal,
        maxTokens: 700,
        onTokens: () => undefined,
      }
      for await (const _ of model!.stream(request));
    }
    await expect(callOnce()).rejects.toEqual(new ModelError('busy', 429, 1000))
    fake.behavior = 'proper'
    await expect(callOnce()).rejects.toEqual(new ModelError('unavailable'))
    expect(fake.calls).toHaveLength(1)
  })

  test('is cut off after a megabyte', async () => {
    fake.reply = 'word '.repeat(250_000)
    const { failure } = await readStream(provider)
    expect(failure).toEqual(new ModelError('malformed'))
  })

  test.each(silences)('that %s is aborted at once when the caller aborts', async (behavior, beginning) => {
    fake.behavior = behavior
    fake.reply = text
    const caller = new AbortController()
    const { result, ended } = await readUntilSilence(provider, beginning, caller.signal)
    caller.abort(new Error('gone'))
    await ended
    expect(result.failure).toMatchObject({ message: 'gone' })
    await waitFor(() => expect(fake.abandoned).toBe(1))
  })
})

test('A consumer that stops reading aborts the request', async () => {
  fake.reply = 'word '.repeat(2_000)
  const { model } = await openModels(settingsFor(), timeouts)
  const { signal } = new AbortController()
  const request: ModelRequest = {
    system: '',
    prompt: 'Tell it.',
    signal,
    maxTokens: 700,
    onTokens: () => undefined,
  }
  for await (const _ of model!.stream(request)) break
  await waitFor(() => expect(fake.abandoned).toBe(1))
})

test('The total timeout ends a stream that never pauses', async () => {
  fake.reply = 'word '.repeat(9_000)
  const { model } = await openModels(settingsFor(), { ...timeouts, totalMilliseconds: 30 })
  const { signal } = new AbortController()
  const readAll = async () => {
    const request: ModelRequest = {
      system: '',
      prompt: 'Tell it.',
      signal,
      maxTokens: 700,
      onTokens: () => undefined,
    }
    for await (const _ of model!.stream(request));
  }
  await expect(readAll()).rejects.toEqual(new ModelError('slow'))
})

test('Without a provider there is no model', async () => {
  const unset = { aiProvider: undefined, aiModel: undefined, aiApiKey: undefined, aiBaseUrl: undefined }
  const disabled: Models = {
    model: undefined,
    narrationsPerMember: 1,
    narrationsInTotal: 9,
    readFailure: expect.any(Function),
  }
  expect(await openModels({ ...settingsFor(), ...unset })).toEqual(disabled)
})

test('Nothing is written to the console', () => {
  for (const print of printed) expect(print).not.toHaveBeenCalled()
})
