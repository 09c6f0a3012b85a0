import { expect, it } from 'vitest'
import { readNumber, readNumberColumn } from './read-csv-numbers.ts'

const sure = (value: number) => ({ value, isGuess: false })
const guess = (value: number) => ({ value, isGuess: true })

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['0.333', 0.333],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['12.3456', 12.3456],
  ['8,3333333', 8.3333333],
  ['1.200,50', 1200.5],
  ['1,234,567.8', 1_234_567.8],
  ['1.234.567', 1_234_567],
  ['1 234,56', 1234.56],
  ['1\u00a0234,56', 1234.56],
  ['2\u202f820', 2820],
  ["1'234.50", 1234.5],
  ['1’234', 1234],
  ['$12.50', 12.5],
  ['12,50 €', 12.5],
  ['€ 8,25', 8.25],
  ['CHF 1\u2019234.50', 1234.5],
  ['US$ 9', 9],
  ['Rs. 500', 500],
  ['12.50 EUR', 12.5],
  ['kr 99,-', 99],
  ['12.–', 12],
  ['USD 1,200', 1200],
  ['$8.333', 8.333],
  ['£1,234', 1234],
])('%s is %d whatever stands beside it', (cell, value) => {
  expect(readNumber(cell)).toEqual(sure(value))
})

it.each([
  '',
  '-3',
  '1,2,3',
  'twelve',
  '12 or 13',
  '1.23.456',
  '1,23,456',
  '1..5',
  '12%',
  '5 sticks',
  '1e3',
  '12.3.4',
  '1 234.567,5',
])('“%s” is no number', cell => {
  expect(readNumber(cell)).toBeUndefined()
})

it.each([
  ['8.333', undefined, 0, guess(8.333)],
  ['8.333', '.', 12, sure(8.333)],
  ['8.333', ',', 12, guess(8.333)],
  ['1.234', ',', 12.5, guess(1234)],
  ['1,234', '.', 12.5, guess(1234)],
  ['8,333', ',', 12.5, sure(8.333)],
  ['8,333', undefined, 12, guess(8.333)],
  ['€ 1.234', undefined, 12, guess(1.234)],
] as const)('%s in a column with the decimal mark %s and numbers up to %d is %o', (...row) => {
  const [cell, decimalMark, greatest, read] = row
  expect(readNumber(cell, { decimalMark, greatest })).toEqual(read)
})

it.each([
  [['8.333', '12,50'], ',', 12.5],
  [['8.333', '12.50', '2'], '.', 12.5],
  [['1,234', '8.333'], undefined, 0],
  [['12,50', '12.75'], undefined, 12.75],
  [['1.234,50'], ',', 1234.5],
  [['1,234.50', '1.234'], '.', 1234.5],
  [['1.234.567'], ',', 1_234_567],
  [["1'234.50"], '.', 1234.5],
  [['12', '', 'about 5,50'], undefined, 12],
])('the column %j has the decimal mark %s and numbers up to %d', (cells, decimalMark, greatest) => {
  expect(readNumberColumn(cells)).toEqual({ decimalMark, greatest })
})
