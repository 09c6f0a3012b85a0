import { beforeEach, describe, expect, test } from 'vitest'
import { openProviderOutcome, type ProviderOutcome } from '../provider-outcome.ts'
import { type Model, ModelError, type ModelRequest } from './model.ts'
import { withCircuitBreaker } from './with-circuit-breaker.ts'

let clock: number
let calls: number
/** What the provider throws; undefined means success. */
let providerError: Error | undefined
let model: Model
let outcome: ProviderOutcome
beforeEach(() => {
  clock = 0
  calls = 0
  providerError = undefined
  const provider: Model = {
    async *stream() {
      calls += 1
      yield 'Pour '
      if (providerError) throw providerError
      yield 'it.'
    },
  }
  outcome = openProviderOutcome()
  const options = {
    failureThreshold: 5,
    openMilliseconds: 30_000,
    maxOpenMilliseconds: 600_000,
    now: () => clock,
  }
  model = withCircuitBreaker(provider, options, outcome)
})

const request: ModelRequest = {
  system: '',
  prompt: '',
  signal: new AbortController().signal,
  maxTokens: 1,
  onTokens: () => undefined,
}
/** The text, or the kind of failure. */
async function call(isAwaited = false): Promise<string> {
  let received = ''
  try {
    for await (const text of model.stream({ ...request, isAwaited })) received += text
    return received
  } catch (failure) {
    return failure instanceof ModelError ? failure.kind : String(failure)
  }
}
const callTimes = async (times: number) => {
  const outcomes: string[] = []
  for (let time = 0; time < times; time++) outcomes.push(await call())
  return outcomes
}

describe('The circuit breaker opens', () => {
  test('for half a minute after five failures in a row', async () => {
    providerError = new ModelError('failing', 503)
    expect(await callTimes(7)).toEqual([...Array(5).fill('failing'), 'unavailable', 'unavailable'])
    clock = 29_999
    expect(await call()).toBe('unavailable')
    expect(calls).toBe(5)
  })

  test('until one trial call has succeeded', async () => {
    providerError = new ModelError('slow')
    await callTimes(5)
    clock = 30_000
    expect(await call()).toBe('slow')
    expect(await call()).toBe('unavailable')
    clock = 60_000
    providerError = undefined
    const trial = model.stream(request)[Symbol.asyncIterator]()
    await trial.next()
    expect(await call(), 'while the trial call is still running').toBe('unavailable')
    while (!(await trial.next()).done);
    expect(await call()).toBe('Pour it.')
    providerError = new ModelError('slow')
    expect(await callTimes(4)).toEqual(Array(4).fill('slow'))
  })

  test('for the time of Retry-After, but ten minutes at most', async () => {
    providerError = new ModelError('busy', 429, 7_000)
    await call()
    providerError = undefined
    clock = 6_999
    expect(await call()).toBe('unavailable')
    clock = 7_000
    expect(await call()).toBe('Pour it.')
    providerError = new ModelError('busy', 429, 86_400_000)
    await call()
    providerError = undefined
    clock += 600_000
    expect(await call()).toBe('Pour it.')
  })
})

test.each(['late', 'refused'] as const)('A call that is awaited and %s does not open it', async kind => {
  providerError = new ModelError(kind, 400)
  for (let time = 0; time < 7; time++) expect(await call(true)).toBe(kind)
  providerError = undefined
  expect(await call()).toBe('Pour it.')
  providerError = new ModelError('failing', 503)
  for (let time = 0; time < 5; time++) await call(true)
  expect(await call()).toBe('unavailable')
})

test('A success resets the count, and an aborted call is no failure', async () => {
  providerError = new ModelError('cut')
  await callTimes(4)
  providerError = undefined
  await call()
  providerError = new ModelError('cut')
  await callTimes(4)
  providerError = new Error('gone')
  expect(await callTimes(3)).toEqual(Array(3).fill('Error: gone'))
  for await (const _ of model.stream(request)) break
  providerError = undefined
  expect(await call()).toBe('Pour it.')
})

test('The latest failure of the provider is noted, and that it has answered since', async () => {
  await call()
  expect(outcome.readFailure()).toBeUndefined()
  providerError = new ModelError('busy', 429)
  await call()
  expect(outcome.readFailure()).toMatchObject({ kind: 'busy', status: 429, isOver: false })
  providerError = undefined
  clock = 1
  await call()
  expect(outcome.readFailure()).toMatchObject({ kind: 'busy', isOver: true })
})
