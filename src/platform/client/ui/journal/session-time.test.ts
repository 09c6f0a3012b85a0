import { expect, it } from 'vitest'
import {
  burnedMilliseconds,
  formatDuration,
  light,
  notLit,
  pause,
  putOut,
  relight,
  resume,
  sessionState,
} from './session-time.ts'

const minute = 60_000

it('pauses do not count', () => {
  const paused = pause(light(0), 10 * minute)
  expect(burnedMilliseconds(paused, 99 * minute)).toBe(10 * minute)
  const resumed = resume(paused, 25 * minute)
  expect(burnedMilliseconds(resumed, 30 * minute)).toBe(15 * minute)
})

it('a session that is put out stands still, also if it was paused', () => {
  const out = putOut(pause(light(0), 10 * minute), 12 * minute)
  expect(burnedMilliseconds(out, 99 * minute)).toBe(10 * minute)
})

it('a session that was not out after all goes on where it stood', () => {
  const again = relight(putOut(light(0), 10 * minute), 20 * minute)
  expect(sessionState(again)).toBe('burning')
  expect(burnedMilliseconds(again, 25 * minute)).toBe(15 * minute)
})

it('a session waits, burns, pauses and ends', () => {
  const lit = light(0)
  const states = [notLit, lit, pause(lit, 1), resume(pause(lit, 1), 2), putOut(lit, 3)].map(sessionState)
  expect(states).toEqual(['waiting', 'burning', 'paused', 'burning', 'out'])
})

it('a duration reads like a clock', () => {
  expect(formatDuration(41 * minute + 7000)).toBe('41:07')
  expect(formatDuration(62 * minute + 9000)).toBe('1:02:09')
  expect(formatDuration(0)).toBe('0:00')
})
