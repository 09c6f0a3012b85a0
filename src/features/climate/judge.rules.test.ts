import { expect, test } from 'vitest'
import { idealRanges, isStale, judge, judgmentColors, judgmentWord } from './judge.rules.ts'

test('Below 65 is low, 65 to 72 in range, above 72 high, and no value unknown', () => {
  const { temperature, humidity } = idealRanges
  for (const range of [temperature, humidity])
    expect([64.9, 65, 68, 72, 72.1, null].map(value => judge(value, range))).toEqual([
      'low',
      'in range',
      'in range',
      'in range',
      'high',
      'unknown',
    ])
})

test('Each judgment has the color of the brief and a word', () => {
  expect(judgmentColors).toEqual({ low: 'blue', high: 'red', 'in range': 'green', unknown: 'gray' })
  expect(judgmentWord('humidity', 'low')).toBe('Too dry')
  expect(judgmentWord('temperature', 'high')).toBe('Too warm')
})

test('A reading is stale once it is more than a quarter of an hour old', () => {
  const at = new Date('2026-11-26T12:00:00Z')
  expect(isStale(at, new Date('2026-11-26T12:15:00Z'))).toBe(false)
  expect(isStale(at, new Date('2026-11-26T12:15:01Z'))).toBe(true)
})
