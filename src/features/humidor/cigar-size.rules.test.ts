import { expect, test } from 'vitest'
import { readCigarSize } from './cigar-size.rules.ts'

test.each([
  ['6 × 52', 6, 52],
  ['6x52', 6, 52],
  ['5 1/2 x 50', 5.5, 50],
  ['5-1/2 x 50', 5.5, 50],
  ['4⅞ X 54', 4.875, 54],
  ['5.5 in x 46', 5.5, 46],
  ['7" x 48', 7, 48],
  ['6,5 × 54', 6.5, 54],
  ['152 mm x 52', 5.984, 52],
  ['178 × 47', 7.008, 47],
])('%s is a size', (text, lengthInches, ringGauge) => {
  expect(readCigarSize(text)).toEqual({ lengthInches, ringGauge })
})

test.each(['', 'Toro', '52', '6 x', 'x 52', '60 x 6', '0.5 x 50', '6 x 999', '1/0 x 50'])(
  '%s is none',
  text => {
    expect(readCigarSize(text)).toBeUndefined()
  },
)
