import { expect, test } from 'vitest'
import { formatDay, formatTimeAgo } from './relative-time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T09:10:00Z', '2 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-09-01T11:00:00Z', 'Sep 1, 2026'],
  // This device's clock may run behind the server's.
  ['2026-11-21T12:05:00Z', 'just now'],
])('%s is formatted as %s', (moment, expected) => {
  expect(formatTimeAgo(moment, now)).toBe(expected)
})

test.each([
  ['2026-11-27', 'Today'],
  ['2026-11-26', 'Yesterday'],
  ['2026-11-22', 'Sunday'],
  ['2026-11-20', 'Nov 20'],
  ['2025-11-27', 'Nov 27, 2025'],
  ['2026-11-28', 'Nov 28'],
])('The day %s is formatted as %s', (day, expected) => {
  expect(formatDay(day, new Date(2026, 10, 27, 21, 30))).toBe(expected)
})
