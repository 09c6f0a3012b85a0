import { expect, test } from 'vitest'
import { separateRepeated } from './separate-repeated.ts'

test('The first row of a key stays, later ones are repeated', () => {
  expect(separateRepeated(['a', 'B', 'A', 'b', 'c'], text => text.toLowerCase())).toEqual({
    rows: ['a', 'B', 'c'],
    repeated: ['A', 'b'],
  })
})
