import { expect, test } from 'vitest'
import type { LoungeNumber } from '../numbers.contract.ts'
import { comparisonText, headlineOf, valueText } from './number-words.ts'

function number(
  now: number | null,
  before: number | null,
  changes: Partial<LoungeNumber> = {},
): LoungeNumber {
  return { id: '', title: '', meaning: '', unit: 'count', good: 'up', now, before, weeks: [now], ...changes }
}

test('Each number says whether it is better than in the month before, whatever direction is good', () => {
  expect(comparisonText(number(12, 8))).toBe('Better than 8 before')
  expect(comparisonText(number(3, 8))).toBe('Worse than 8 before')
  expect(comparisonText(number(3, 8, { good: 'down' }))).toBe('Better than 8 before')
  expect(comparisonText(number(90, 80, { unit: 'percent' }))).toBe('Better than 80% before')
  expect(comparisonText(number(8, 0))).toBe('Better than none before')
  expect(comparisonText(number(8, 8))).toBe('As before')
  expect(comparisonText(number(8, null))).toBe('Nothing to compare with yet')
  expect(comparisonText(number(null, null))).toBe('Nothing to count yet')
  expect(valueText({ unit: 'count' }, 1234)).toBe('1,234')
})

test('The headline sums them up', () => {
  const [better, worse, same] = [number(12, 8), number(3, 8), number(8, 8)]
  expect(headlineOf([better, better, same])).toBe('Two numbers are better than in the month before.')
  expect(headlineOf([better, better, better, worse])).toBe(
    'Three numbers are better than in the month before, one is worse.',
  )
  expect(headlineOf([worse])).toBe('One number is worse than in the month before.')
  expect(headlineOf([same, number(4, null)])).toBe('Much as in the month before.')
  expect(headlineOf([number(0, 0), number(null, null)])).toBe(
    'Nothing has happened yet that is counted here.',
  )
})
