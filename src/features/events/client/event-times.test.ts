import { expect, test } from 'vitest'
import { describeTimes, startsIn } from './event-times.ts'

const newYork = 'America/New_York'

test('The time of the place stands first, with its zone; that of the reader only where it differs', () => {
  const [start, end] = [new Date('2026-12-04T00:00:00Z'), new Date('2026-12-04T02:00:00Z')]
  expect(describeTimes(start, end, newYork, newYork)).toEqual({
    day: '2026-12-03',
    there: 'Thursday, December 3, 7:00 PM to 9:00 PM EST',
    here: undefined,
  })
  expect(describeTimes(start, end, newYork, 'Europe/Berlin').here).toBe(
    'Friday, December 4, 1:00 AM to 3:00 AM GMT+1',
  )
  expect(describeTimes(start, null, newYork, 'America/Detroit')).toEqual({
    day: '2026-12-03',
    there: 'Thursday, December 3, 7:00 PM EST',
    here: undefined,
  })
})

test('An evening over midnight names both days', () => {
  const late = describeTimes(
    new Date('2026-12-04T03:00:00Z'),
    new Date('2026-12-04T06:30:00Z'),
    newYork,
    newYork,
  )
  expect(late.there).toBe('Thursday, December 3, 10:00 PM to Friday, December 4, 1:30 AM EST')
})

test.each([
  // In the night of March 8, 2026 the clocks of New York go from 2 to 3, on November 1 from 2 back to 1.
  ['2026-03-08T06:30:00Z', 'Sunday, March 8, 1:30 AM EST'],
  ['2026-03-08T07:30:00Z', 'Sunday, March 8, 3:30 AM EDT'],
  ['2026-11-01T05:30:00Z', 'Sunday, November 1, 1:30 AM EDT'],
  ['2026-11-01T06:30:00Z', 'Sunday, November 1, 1:30 AM EST'],
])('%s is %s, also over a change of the clocks', (moment, words) => {
  expect(describeTimes(new Date(moment), null, newYork, newYork).there).toBe(words)
})

test('An evening over a change of the clocks ends in the other time', () => {
  const [start, end] = [new Date('2026-11-01T05:00:00Z'), new Date('2026-11-01T08:00:00Z')]
  expect(describeTimes(start, end, newYork, newYork).there).toBe('Sunday, November 1, 1:00 AM to 3:00 AM EST')
})

test.each([
  [-1, 'It has begun'],
  [30_000, 'Starts in less than a minute'],
  [40 * 60_000, 'Starts in 40 minutes'],
  [3 * 3_600_000 + 20 * 60_000, 'Starts in 3 hours 20 minutes'],
  [4.5 * 86_400_000, 'Starts in 4 days'],
])('%i milliseconds ahead: %s', (left, words) => {
  const now = Date.parse('2026-12-03T12:00:00Z')
  expect(startsIn(new Date(now + left), now)).toBe(words)
})
