import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NoConnection } from './api.ts'
import { createOutbox } from './outbox.ts'
import { hasUnsent } from './outbox-keys.ts'

interface Note {
  id: string
}
const isNote = (stored: unknown): stored is Note => typeof stored === 'object' && stored !== null
const tooFast = (seconds?: number) =>
  new ApiError(429, { error: 'Too fast', code: 'TOO_FAST', requestId: '' }, seconds)

let stored: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Its server answers with these failures first, one for each attempt. */
function open(...failures: Error[]) {
  const sent: string[] = []
  const outbox = createOutbox<Note, void>({
    name: 'notes',
    send: async ({ id }) => {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(id)
    },
    isEntry: isNote,
  })
  return { outbox, sent }
}

test('What the server finds too fast is kept, and sent in order as soon as the server says', async () => {
  const { outbox, sent } = open(tooFast(7))
  for (const id of ['one', 'two']) outbox.add('ada', { id })
  expect(await outbox.sendAll('ada')).toMatchObject({ status: 429 })
  expect(outbox.read('ada').map(({ entry, problem }) => [entry.id, problem])).toEqual([
    ['one', null],
    ['two', null],
  ])
  expect(outbox.hasFailed()).toBe(true)
  await vi.advanceTimersByTimeAsync(6_900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['one', 'two'])
  expect([outbox.read('ada'), outbox.hasFailed()]).toEqual([[], false])
})

test('What waits on the device is seen without the outbox, which a public page does not load', () => {
  const { outbox } = open()
  const isSeen = () => {
    const { localStorage: storage } = globalThis
    vi.stubGlobal('localStorage', { ...Object.fromEntries(stored), 'sb-login': '1' })
    const seen = hasUnsent()
    vi.stubGlobal('localStorage', storage)
    return seen
  }
  expect(isSeen()).toBe(false)
  outbox.add('ada', { id: 'one' })
  expect(isSeen()).toBe(true)
  outbox.remove('ada', 'one')
  expect(isSeen()).toBe(false)
})

test('It waits again as often as it is asked to, and once for several attempts', async () => {
  const { outbox, sent } = open(tooFast(2), tooFast(3), tooFast(4))
  outbox.add('ada', { id: 'one' })
  await outbox.sendAll('ada')
  await outbox.sendAll('ada')
  await vi.advanceTimersByTimeAsync(3_100)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(4_100)
  expect(sent).toEqual(['one'])
})

test('Without a time to wait for it is kept for the next attempt', async () => {
  const { outbox, sent } = open(tooFast(), new NoConnection(undefined))
  outbox.add('ada', { id: 'one' })
  await outbox.sendAll('ada')
  await outbox.sendAll('ada')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  await outbox.sendAll('ada')
  expect(sent).toEqual(['one'])
})
