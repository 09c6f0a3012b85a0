import { expect, test } from 'vitest'
import { findDateOrder, readDay, readMoment } from './read-csv-dates.ts'

test('the order of day and month is what some date of the file shows, and unknown otherwise', () => {
  expect(findDateOrder(['', '3/4/2025', '11/24/2025'])).toBe('month first')
  expect(findDateOrder(['3/4/2025', '24/11/2025'])).toBe('day first')
  expect(findDateOrder(['3.4.2025'])).toBe('day first')
  expect(findDateOrder(['3/4/2025', '2025-11-24'])).toBeUndefined()
  expect(findDateOrder(['24/11/2025', '11/24/2025'])).toBeUndefined()
})

test.each([
  ['2025-11-24', undefined, '2025-11-24'],
  ['2025/1/4', undefined, '2025-01-04'],
  ['2025-11-24T20:15:00Z', undefined, '2025-11-24'],
  ['3/4/2025', 'month first', '2025-03-04'],
  ['3/4/2025', 'day first', '2025-04-03'],
  ['3/4/2025', undefined, undefined],
  ['11/24/2025 8:15 PM', 'month first', '2025-11-24'],
  ['24 Nov 2025', undefined, '2025-11-24'],
  ['Nov. 24, 2025', undefined, '2025-11-24'],
  ['September 4, 2025', undefined, '2025-09-04'],
  ['31 Feb 2025', undefined, undefined],
  ['24 Nonsense 2025', undefined, undefined],
  ['24/11/25', 'day first', undefined],
  ['2025-02-30', undefined, undefined],
  ['1899-12-31', undefined, undefined],
  ['9999-01-01', undefined, undefined],
  ['yesterday', undefined, undefined],
] as const)('%s (%s) is %s', (cell, order, day) => {
  expect(readDay(cell, order)).toBe(day)
})

test('a day is saved at noon, a time is kept to the millisecond', () => {
  expect(readMoment('2025-11-24', undefined)).toBe('2025-11-24T12:00:00.000Z')
  expect(readMoment('2025-11-24T20:15:01.234Z', undefined)).toBe('2025-11-24T20:15:01.234Z')
  expect(readMoment('2025-11-24T20:15+02:00', undefined)).toBe('2025-11-24T18:15:00.000Z')
  expect(readMoment('2025-11-24T99:99Z', undefined)).toBeUndefined()
})

test.each(['2025-11-24 00:30', '2025-11-24T23:30'])(
  'of %s, which names no zone, only the day is sure',
  cell => {
    expect(readMoment(cell, undefined)).toBe('2025-11-24T12:00:00.000Z')
  },
)
