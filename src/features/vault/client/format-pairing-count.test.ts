import { expect, test } from 'vitest'
import { formatPairingCount } from './format-pairing-count.ts'

test.each([
  [0, 0, 'No matches'],
  [1, 1, '1 pairing'],
  [2, 2, '2 pairings'],
  [24, 70, '24 of 70 pairings'],
  [24, 1000, '24 of 1,000 pairings'],
  [24, 1001, '24 of more than 1,000 pairings'],
  [1008, 1001, '1,008 pairings'],
])('%i shown of %i: %s', (shown, total, text) => {
  expect(formatPairingCount(shown, total)).toBe(text)
})
