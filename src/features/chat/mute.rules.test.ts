import { expect, test } from 'vitest'
import { endOfMute } from './mute.rules.ts'

const now = new Date('2026-11-27T23:30:00Z')
const until = (...args: Parameters<typeof endOfMute>) => endOfMute(...args)?.toISOString() ?? null

test('a channel is muted for an hour, a week, always, or not any more', () => {
  expect(until('hour', 'UTC', now)).toBe('2026-11-28T00:30:00.000Z')
  expect(until('week', 'UTC', now)).toBe('2026-12-04T23:30:00.000Z')
  expect(until('always', 'UTC', now)).toBe('9999-12-31T00:00:00.000Z')
  expect(until('off', 'UTC', now)).toBeNull()
})

test('tonight ends at six in the morning where the member is, also when the clocks change', () => {
  expect(until('tonight', 'America/New_York', now)).toBe('2026-11-28T11:00:00.000Z')
  expect(until('tonight', 'Europe/Berlin', now)).toBe('2026-11-28T05:00:00.000Z')
  // On November 1 the clocks of New York go back at two.
  expect(until('tonight', 'America/New_York', new Date('2026-11-01T03:00:00Z'))).toBe(
    '2026-11-01T11:00:00.000Z',
  )
})

test('a night that begins in the minute in which the last one ends is a day long', () => {
  expect(until('tonight', 'UTC', new Date('2026-11-27T06:00:20Z'))).toBe('2026-11-28T06:00:20.000Z')
})
