import { beforeEach, describe, expect, test } from 'vitest'
import { type Model, ModelFailure } from './model.ts'
import { restAfterFailures } from './rest-after-failures.ts'

let clock: number
let asked: number
/** What the provider does next; undefined is a proper answer. */
let trouble: Error | undefined
let model: Model
beforeEach(() => {
  clock = 0
  asked = 0
  trouble = undefined
  const provider: Model = {
    async *stream() {
      asked += 1
      yield 'Pour '
      if (trouble) throw trouble
      yield 'it.'
    },
  }
  model = restAfterFailures(provider, {
    failuresInARow: 5,
    milliseconds: 30_000,
    longestMilliseconds: 600_000,
    now: () => clock,
  })
})

const question = {
  system: '',
  prompt: '',
  signal: new AbortController().signal,
  mostTokens: 1,
  onTokens: () => undefined,
}
/** What was heard, or the trouble. */
async function ask(): Promise<string> {
  let heard = ''
  try {
    for await (const text of model.stream(question)) heard += text
    return heard
  } catch (failure) {
    return failure instanceof ModelFailure ? failure.trouble : String(failure)
  }
}
const askTimes = async (times: number) => {
  const outcomes: string[] = []
  for (let time = 0; time < times; time++) outcomes.push(await ask())
  return outcomes
}

describe('A provider is left alone', () => {
  test('for half a minute after five failures in a row', async () => {
    trouble = new ModelFailure('failing', 503)
    expect(await askTimes(7)).toEqual([...Array(5).fill('failing'), 'resting', 'resting'])
    clock = 29_999
    expect(await ask()).toBe('resting')
    expect(asked).toBe(5)
  })

  test('until one asking has found that it is back', async () => {
    trouble = new ModelFailure('slow')
    await askTimes(5)
    clock = 30_000
    expect(await ask()).toBe('slow')
    expect(await ask()).toBe('resting')
    clock = 60_000
    trouble = undefined
    const first = model.stream(question)[Symbol.asyncIterator]()
    await first.next()
    expect(await ask(), 'while the first one still listens').toBe('resting')
    while (!(await first.next()).done);
    expect(await ask()).toBe('Pour it.')
    trouble = new ModelFailure('slow')
    expect(await askTimes(4)).toEqual(Array(4).fill('slow'))
  })

  test('as long as it asks for, but no longer than ten minutes', async () => {
    trouble = new ModelFailure('busy', 429, 7_000)
    await ask()
    trouble = undefined
    clock = 6_999
    expect(await ask()).toBe('resting')
    clock = 7_000
    expect(await ask()).toBe('Pour it.')
    trouble = new ModelFailure('busy', 429, 86_400_000)
    await ask()
    trouble = undefined
    clock += 600_000
    expect(await ask()).toBe('Pour it.')
  })
})

test('A good answer in between, or a listener who left, is no failure', async () => {
  trouble = new ModelFailure('cut')
  await askTimes(4)
  trouble = undefined
  await ask()
  trouble = new ModelFailure('cut')
  await askTimes(4)
  trouble = new Error('gone')
  expect(await askTimes(3)).toEqual(Array(3).fill('Error: gone'))
  for await (const _ of model.stream(question)) break
  trouble = undefined
  expect(await ask()).toBe('Pour it.')
})
