import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openExchange } from './open-exchange.ts'
import { readBytes } from './read-bytes.ts'
import { SpeechError } from './speech-error.ts'

const limits = { idleMilliseconds: 100, totalMilliseconds: 1_000 }
const never = new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('A silence is as long as the provider is waited for, not as long as the reader takes', async () => {
  const exchange = openExchange(undefined, limits)
  expect(await exchange.inTime(Promise.resolve('first'))).toBe('first')
  vi.advanceTimersByTime(900)
  expect(await exchange.inTime(Promise.resolve('second'))).toBe('second')
  const waited = exchange.inTime(never)
  vi.advanceTimersByTime(100)
  await expect(waited).rejects.toEqual(new SpeechError('slow'))
})

test('An exchange ends when the provider is waited for too long in all, however slow the reader is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const exchange = openExchange(undefined, { idleMilliseconds: 700, totalMilliseconds: 1_000 })
  const wait = async (milliseconds: number) => {
    const waited = exchange.inTime(new Promise(resolve => setTimeout(resolve, milliseconds)))
    vi.advanceTimersByTime(milliseconds)
    await waited
  }
  await wait(600)
  vi.advanceTimersByTime(10_000)
  await wait(300)
  const last = exchange.inTime(never)
  vi.advanceTimersByTime(100)
  await expect(last).rejects.toEqual(new SpeechError('slow'))
})

test('A caller who leaves, or had left before, ends it with their own reason', async () => {
  const caller = new AbortController()
  const before = openExchange(caller.signal, limits).inTime(never)
  caller.abort(new Error('gone'))
  await expect(before).rejects.toThrow('gone')
  await expect(openExchange(caller.signal, limits).inTime(never)).rejects.toThrow('gone')
})

test('More bytes than there can be are not read', async () => {
  const exchange = openExchange(undefined, limits)
  const read = async () => {
    for await (const _ of readBytes(new Response('x'.repeat(11)), exchange, 10));
  }
  await expect(read()).rejects.toEqual(new SpeechError('too-long'))
})
