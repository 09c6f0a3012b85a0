import { expect, test } from 'vitest'
import { namedColumns, positionsOf } from './csv-columns.ts'

test('Of two columns with the same field the first counts, and a column without one is not read', () => {
  expect(positionsOf(['name', '', 'name', 'amount'])).toEqual({ name: 0, amount: 3 })
})

test('Each column is named with its field', () => {
  expect(namedColumns(['Name', 'Color'], { name: 0 })).toEqual([
    { name: 'Name', field: 'name' },
    { name: 'Color', field: null },
  ])
})
