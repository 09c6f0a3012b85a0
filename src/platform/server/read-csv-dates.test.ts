import { expect, test } from 'vitest'
import { faultOfDate, findDateOrder, isAmbiguous, readDay, readMoment } from './read-csv-dates.ts'

test('the order of day and month is what some date of the file shows, and unknown otherwise', () => {
  expect(findDateOrder(['', '3/4/2025', '11/24/2025'])).toBe('month first')
  expect(findDateOrder(['3/4/2025', '24/11/2025'])).toBe('day first')
  expect(findDateOrder(['3.4.2025'])).toBe('day first')
  expect(findDateOrder(['3/4/2025', '2025-11-24'])).toBeUndefined()
  expect(findDateOrder(['24/11/2025', '11/24/2025'])).toBeUndefined()
})

test('an impossible date says nothing about the order of the others', () => {
  expect(findDateOrder(['32.13.2024', '3/4/2025', '11/24/2025'])).toBe('month first')
  expect(findDateOrder(['99/99/2025', '24/11/2025', '3/4/2025'])).toBe('day first')
})

test('only a date that is a different day in each order can be two days', () => {
  expect(['3/4/2025', '3.4.2025'].map(isAmbiguous)).toEqual([true, true])
  expect(['24.11.2025', '11/24/2025', '3/3/2025', '99.99.2025', '2025-03-04'].map(isAmbiguous)).toEqual(
    Array(5).fill(false),
  )
})

test.each([
  ['99.99.2025', undefined, 'impossible'],
  ['31.02.2025', 'day first', 'impossible'],
  ['2025-02-30', undefined, 'impossible'],
  ['3/4/2025', undefined, 'ambiguous'],
  ['3/4/2025', 'day first', 'unreadable'],
  ['yesterday', undefined, 'unreadable'],
  ['24.11.2125', undefined, 'unreadable'],
] as const)('what is wrong with %s (%s): it is %s', (cell, order, fault) => {
  expect(faultOfDate(cell, order)).toBe(fault)
})

test.each([
  ['2025-11-24', undefined, '2025-11-24'],
  ['2025/1/4', undefined, '2025-01-04'],
  ['2025-11-24T20:15:00Z', undefined, '2025-11-24'],
  ['3/4/2025', 'month first', '2025-03-04'],
  ['3/4/2025', 'day first', '2025-04-03'],
  ['3/4/2025', undefined, undefined],
  ['11/24/2025 8:15 PM', 'month first', '2025-11-24'],
  ['24.11.2025', undefined, '2025-11-24'],
  ['11/24/2025', undefined, '2025-11-24'],
  ['11/24/2025', 'day first', '2025-11-24'],
  ['24/11/2025', 'month first', '2025-11-24'],
  ['3/3/2025', undefined, '2025-03-03'],
  ['32.13.2024', 'day first', undefined],
  ['24 Nov 2025', undefined, '2025-11-24'],
  ['Nov. 24, 2025', undefined, '2025-11-24'],
  ['September 4, 2025', undefined, '2025-09-04'],
  ['31 Feb 2025', undefined, undefined],
  ['24 Nonsense 2025', undefined, undefined],
  ['24/11/25', 'month first', '2025-11-24'],
  ['4.5.25', 'day first', '2025-05-04'],
  ['4/5/25', undefined, undefined],
  ['24.11.31', undefined, '2031-11-24'],
  ['24.11.98', undefined, '1998-11-24'],
  ['11/24/25 20:15', undefined, '2025-11-24'],
  ['25-11-24', undefined, undefined],
  ['24-Nov-25', undefined, '2025-11-24'],
  ['24. November 2025', undefined, '2025-11-24'],
  ['4. März 25', undefined, '2025-03-04'],
  ['5 déc. 2025', undefined, '2025-12-05'],
  ['Monday, November 24, 2025', undefined, '2025-11-24'],
  ['Montag, 24. November 2025', undefined, '2025-11-24'],
  ['Nov-25', undefined, undefined],
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
