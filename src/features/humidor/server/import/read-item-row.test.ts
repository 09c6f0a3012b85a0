import { expect, it } from 'vitest'
import { readMoney } from './read-item-row.ts'

it.each([
  ['12', 12],
  ['$12.50', 12.5],
  ['12,50 €', 12.5],
  ['USD 1,200', 1200],
  ['1.200,50', 1200.5],
  ['1,234,567.8', 1_234_567.8],
  ['12,5', 12.5],
  ['-3', undefined],
  ['1,2,3', undefined],
  ['twelve', undefined],
])('%s is the sum %s', (cell, sum) => {
  expect(readMoney(cell)).toBe(sum)
})
