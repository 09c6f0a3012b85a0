import { expect, test } from 'vitest'
import { fitToTime, readTypedTime } from './typed-time.rules.ts'

test.each([
  ['mild connecticut under 45 minutes', 'mild connecticut', 45],
  ['a mild cigar for 30 minutes', 'a mild cigar', 30],
  ['45 minute maduro', 'maduro', 45],
  ['a 90-minute smoke', 'smoke', 90],
  ['half an hour smoke', 'smoke', 30],
  ['padron 1964 in an hour and a half', 'padron 1964', 90],
  ['something strong, less than two hours', 'something strong,', 120],
  ['something strong 30 min or less', 'something strong', 30],
])('%s leaves “%s” and %i minutes', (text, rest, minutes) => {
  expect(readTypedTime(text)).toEqual({ rest, minutes })
})

test.each([
  'Lost & Found 22 Minutes to Midnight',
  'Davidoff The Late Hour',
  'Padilla Finest Hour',
  'padron 1964',
  'in 5 minutes',
  '',
])('“%s” has no time', text => {
  expect(readTypedTime(text)).toBeUndefined()
})

test('The size takes the most of the time, or as little as it can', () => {
  const sizes = [70, 30, 55].map(minutes => ({ minutes }))
  expect(fitToTime(sizes, 60)?.minutes).toBe(55)
  expect(fitToTime(sizes, 20)?.minutes).toBe(30)
  expect(fitToTime([], 20)).toBeUndefined()
})
