import { expect, test } from 'vitest'
import { minutesOf } from './smoking-time.rules.ts'

test.each([
  [5, 50, 55],
  [7.5, 38, 55],
  [4, 42, 35],
  [6, 60, 90],
])('A cigar of %s × %s takes about %s minutes', (lengthInches, ringGauge, minutes) => {
  expect(minutesOf({ lengthInches, ringGauge })).toBe(minutes)
})
