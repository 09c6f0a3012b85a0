import { expect, it } from 'vitest'
import { type ReadItemRow, readItemRow } from './read-item-row.ts'

const fields = ['brand', 'line', 'cigarName', 'quantity', 'price', 'size', 'length', 'ringGauge'] as const
function read(cells: Partial<Record<(typeof fields)[number], string>>): ReadItemRow {
  return readItemRow({
    line: 2,
    cells: fields.map(field => ({ brand: 'Oliva', cigarName: 'Serie V', ...cells })[field] ?? ''),
    columns: Object.fromEntries(fields.map((field, position) => [field, position])),
    dateOrder: undefined,
    prices: { decimalMark: undefined, greatest: 0 },
    splitName: () => undefined,
    lineIdOf: () => null,
  })
}

it.each([
  ['8.333', 8.33, ['The price “8.333” is read as 8.33.']],
  ['8,25 €', 8.25, []],
  ['1 234,56', 1234.56, []],
  ['', null, []],
])('the price %j is %s, and what is not sure is said', (price, sum, texts) => {
  expect(read({ price })).toMatchObject({
    row: { price: sum },
    remarks: texts.map(text => ({ line: 2, text })),
  })
})

it.each([
  ['5', 5],
  ['5.0', 5],
  ['5,00', 5],
  ['1.200,00', 1200],
  ['1 200', 1200],
  ['', 1],
])('%j cigars are %d', (quantity, count) => {
  expect(read({ quantity })).toMatchObject({ row: { quantity: count } })
})

it.each(['8.333', '1,000', '2.5', '-1', '1 box', '$5', '99999', 'many'])(
  '%s is no number of cigars',
  quantity => {
    expect(read({ quantity })).toEqual({
      line: 2,
      reason: `The quantity must be a whole number from 0 to 9,999, not “${quantity}”.`,
    })
  },
)

it.each([
  [{ length: '5.5', ringGauge: '50' }, '5.5 × 50'],
  [{ length: '5 1/2', ringGauge: '50', size: '6 x 52' }, '6 x 52'],
  [{ ringGauge: '50' }, 'ring 50'],
  [{ length: '152 mm' }, 'length 152 mm'],
  [{}, null],
])('%j is the size %s', (cells, size) => {
  expect(read(cells)).toMatchObject({ row: { size } })
})

it.each([
  ['Winston Churchill', 'The Late Hour', 'Winston Churchill The Late Hour'],
  ['Serie V', 'Serie V Melanio', 'Serie V Melanio'],
  ['Serie V', '', 'Serie V'],
])('the line %j and the name %j are the cigar %s', (line, cigarName, name) => {
  expect(read({ line, cigarName })).toMatchObject({ row: { cigar_name: name } })
})
