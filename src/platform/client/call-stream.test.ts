import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { contract, stream } from '#platform/api.contract.ts'
import { ApiError, NoConnection, onCallFailure, setSignInPrompt } from './api.ts'
import { callStream } from './call-stream.ts'

const { readWords } = contract({
  readWords: {
    method: 'GET',
    path: '/api/words',
    summary: 'Words as they come.',
    opensTo: 'members',
    out: stream(z.union([z.strictObject({ word: z.string() }), z.object({ end: z.literal(true) })])),
    refusals: {},
  },
})
type Word = { word: string } | { end: true }
const words: Word[] = [{ word: 'Padrón “1964”' }, { word: 'neat\n\nand slow' }, { end: true }]
const frames = words.map(word => `data: ${JSON.stringify(word)}\n\n`).join('')

/** A body that arrives in chunks of `size` bytes. */
function bodyOf(text: string, size: number, onCancel = () => undefined): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let offset = 0
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(offset, offset + size))
      offset += size
    },
    cancel: onCancel,
  })
}

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
})
const signedOut = () =>
  new Response('{"error":"Please sign in","code":"UNAUTHENTICATED","requestId":""}', { status: 401 })

async function readAll(options = {}): Promise<Word[]> {
  const read: Word[] = []
  for await (const word of callStream(readWords, {}, options)) read.push(word)
  return read
}

describe('callStream', () => {
  test.each([1, 2, 3, 7, 64, 10_000])('yields the same events in chunks of %i bytes', async size => {
    fetchMock.mockResolvedValue(new Response(bodyOf(frames, size)))
    expect(await readAll()).toEqual(words)
  })

  test('drops an incomplete last event when the stream ends', async () => {
    fetchMock.mockResolvedValue(new Response(bodyOf(frames.slice(0, -6), 5)))
    expect(await readAll()).toEqual(words.slice(0, 2))
  })

  test('rejects what is no stream of events', async () => {
    fetchMock.mockResolvedValue(new Response(bodyOf('<html>a proxy</html>\n\n', 100)))
    await expect(readAll()).rejects.toThrow()
  })

  test('cancels the body when the consumer stops', async () => {
    let isCanceled = false
    const onCancel = () => {
      isCanceled = true
      return undefined
    }
    fetchMock.mockResolvedValue(new Response(bodyOf(frames, 5, onCancel)))
    for await (const _ of callStream(readWords, {})) break
    expect(isCanceled).toBe(true)
  })

  test('opens the sign-in prompt when the session is missing, then calls once more', async () => {
    fetchMock.mockResolvedValueOnce(signedOut())
    fetchMock.mockResolvedValueOnce(new Response(bodyOf(frames, 64)))
    const prompt = vi.fn(async () => true)
    const removePrompt = setSignInPrompt(prompt)
    expect(await readAll()).toEqual(words)
    removePrompt()
    expect([prompt.mock.calls.length, fetchMock.mock.calls.length]).toEqual([1, 2])
  })

  test('fails with the refusal if the prompt is dismissed, and reports it like every call', async () => {
    fetchMock.mockResolvedValue(signedOut())
    const removePrompt = setSignInPrompt(async () => false)
    const failures: string[] = []
    const removeListener = onCallFailure(failure => void failures.push(failure.message))
    await expect(readAll()).rejects.toThrow(ApiError)
    removePrompt()
    removeListener()
    expect([failures, fetchMock.mock.calls.length]).toEqual([['Please sign in'], 1])
  })

  test('fails as a lost connection when the stream breaks, and with the abort when it was aborted', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull: controller => controller.error(new TypeError('network error')),
        }),
      )
    fetchMock.mockImplementation(async () => broken())
    await expect(readAll()).rejects.toThrow(NoConnection)
    await expect(readAll({ signal: AbortSignal.abort() })).rejects.not.toThrow(NoConnection)
  })
})
