import { expect, test } from 'vitest'
import { endOfQuietHours } from './quiet-hours.rules.ts'

const night = { from: 22 * 60, until: 7 * 60 }
const endAt = (
  now: string,
  hours: Parameters<typeof endOfQuietHours>[0] = night,
  zone = 'America/New_York',
) => endOfQuietHours(hours, zone, new Date(now))?.toISOString()

test('Quiet hours over midnight end in the morning of the member', () => {
  expect(endAt('2026-11-26T02:59:59Z')).toBe(undefined)
  expect(endAt('2026-11-26T03:00:00Z')).toBe('2026-11-26T12:00:00.000Z')
  expect(endAt('2026-11-26T08:15:42Z')).toBe('2026-11-26T12:00:00.000Z')
  expect(endAt('2026-11-26T12:00:00Z')).toBe(undefined)
})

test('Quiet hours within a day', () => {
  const afternoon = { from: 13 * 60, until: 14 * 60 + 30 }
  expect(endAt('2026-11-26T13:10:00Z', afternoon, 'UTC')).toBe('2026-11-26T14:30:00.000Z')
  expect(endAt('2026-11-26T14:30:00Z', afternoon, 'UTC')).toBe(undefined)
  expect(endAt('2026-11-26T13:10:00Z', null, 'UTC')).toBe(undefined)
})

test('They end by the clock on the wall also in the night when it is changed', () => {
  // New York, 8 March 2026: from 2 to 3. 1 November 2026: from 2 back to 1.
  expect(endAt('2026-03-08T05:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
  expect(endAt('2026-11-01T04:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
})
