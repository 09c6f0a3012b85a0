import { expect, test } from 'vitest'
import { formatPairingCount } from './VaultContent.tsx'

test.each([
  [0, false, 'No matches'],
  [0, true, ''],
  [1, false, '1 pairing'],
  [2, false, '2 pairings'],
  [1, true, 'The first 1 pairing'],
  [24, true, 'The first 24 pairings'],
])('%i pairings, with more to come: %s', (count, hasMore, text) => {
  expect(formatPairingCount(count, hasMore)).toBe(text)
})
