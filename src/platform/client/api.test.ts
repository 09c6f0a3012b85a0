import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

const { readName } = contract({
  readName: {
    method: 'GET',
    path: '/api/name',
    summary: 'The name of the member.',
    opensTo: 'members',
    out: json(z.object({ name: z.string() })),
    refusals: {},
  },
})

let api: typeof import('./api.ts')
const events: string[] = []
const fetchMock = vi.fn<typeof fetch>()
beforeEach(async () => {
  events.length = 0
  vi.stubGlobal('fetch', fetchMock)
  // Ended calls stay ended, so each test needs a module of its own.
  vi.resetModules()
  api = await import('./api.ts')
  api.onCallFailure(() => events.push('reported'))
  api.setSignInPrompt(async () => {
    events.push('asked to sign in')
    return false
  })
})
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What happens until the response and everything after it are through. */
async function eventsOfCall(response: Response, beforeResponse = () => undefined): Promise<string[]> {
  let respond = () => {}
  fetchMock.mockReturnValue(
    new Promise(resolve => {
      respond = () => resolve(response)
    }),
  )
  api.call(readName, {}).then(
    () => events.push('answered'),
    () => events.push('failed'),
  )
  beforeResponse()
  respond()
  await new Promise(done => setTimeout(done, 20))
  return events
}

const named = () => Response.json({ name: 'Grace' })
const signedOut = () =>
  Response.json({ error: 'Please sign in', code: 'UNAUTHENTICATED', requestId: '' }, { status: 401 })

test('A call is answered', async () => {
  expect(await eventsOfCall(named())).toEqual(['answered'])
})

test('A call without a session asks to sign in and fails', async () => {
  expect(await eventsOfCall(signedOut())).toEqual(['asked to sign in', 'reported', 'failed'])
})

test('A call that waits for a prompt fails once that is removed, and the next prompt opens', async () => {
  const remove = api.setSignInPrompt(() => new Promise(() => {}))
  fetchMock.mockImplementation(async () => signedOut())
  const waiting = api.call(readName, {})
  setTimeout(remove, 20)
  await expect(waiting).rejects.toThrow('Please sign in')
  api.setSignInPrompt(async () => {
    fetchMock.mockImplementation(async () => named())
    return true
  })
  expect(await api.call(readName, {})).toEqual({ name: 'Grace' })
})

test.each([
  ['answer', named],
  ['refusal', signedOut],
])('Once the page is being left, a late %s reaches nothing', async (_, response) => {
  expect(await eventsOfCall(response(), () => void api.endCalls())).toEqual([])
})

test('A web page in place of the answer, as hotspots send, is told as a lost connection', async () => {
  fetchMock.mockResolvedValue(new Response('<h1>Accept our terms</h1>'))
  await expect(api.call(readName, {})).rejects.toThrow('Network error. Please check your internet connection')
})

test.each([
  ['answer', neverAnswered],
  ['end of the answer', neverEnding],
])('A call without an %s is slow after four seconds and fails after ten', async (_, fetchNothing) => {
  vi.useFakeTimers()
  // Also when it fails: the clock is that of all files of this worker.
  onTestFinished(() => void vi.useRealTimers())
  fetchMock.mockImplementation(fetchNothing)
  const { slowness } = await import('./call-timeout.ts')
  const outcome = api.call(readName, {}).catch((failure: Error) => failure.message)
  await vi.advanceTimersByTimeAsync(3_900)
  expect(slowness.isWaiting()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(slowness.isWaiting()).toBe(true)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await outcome).toBe('Smoke Deck is taking too long to answer. Please try again.')
  expect(slowness.isWaiting()).toBe(false)
})

test('A call that its caller gave up fails with the reason of the caller', async () => {
  fetchMock.mockImplementation(neverAnswered)
  const caller = new AbortController()
  const outcome = api.call(readName, {}, { signal: caller.signal })
  caller.abort(new Error('gone to another page'))
  await expect(outcome).rejects.toThrow('gone to another page')
})

function neverAnswered(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason))
  })
}

async function neverEnding(_: unknown, init?: RequestInit): Promise<Response> {
  const body = new ReadableStream({
    start: stream => init!.signal!.addEventListener('abort', () => stream.error(init!.signal!.reason)),
  })
  return new Response(body)
}

test.each([
  ['7', 7],
  // A proxy may send a date.
  ['Sun, 29 Nov 2026 13:00:00 GMT', undefined],
])('A refusal with Retry-After %s says when to try again', async (retryAfter, seconds) => {
  const body = { error: 'Too fast', code: 'TOO_FAST', requestId: '' }
  fetchMock.mockResolvedValue(Response.json(body, { status: 429, headers: { 'retry-after': retryAfter } }))
  const failure = await api.call(readName, {}).catch((reason: unknown) => reason)
  expect(failure).toBeInstanceOf(api.ApiError)
  expect(failure).toMatchObject({ status: 429, retryAfterSeconds: seconds })
})
