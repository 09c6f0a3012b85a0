import { expect, test } from 'vitest'
import { columnFinder, readCsvTable, usedColumns } from './read-csv-table.ts'

const findColumns = columnFinder({ brand: ['brand', 'maker'], cigarName: ['cigar name', 'cigar'] })
const read = (text: string, required: readonly ('brand' | 'cigarName')[] = []) =>
  readCsvTable(Buffer.from(text), {
    findColumns,
    required,
    maxRows: 2,
    refuse: fault => new Error(fault),
  })

test('columns are found by their names, in any case, order and with any punctuation', () => {
  const table = read('Price,"Cigar-Name",MAKER,cigarName\n1,A,B,C')
  expect(table.columns).toEqual({ cigarName: 1, brand: 2 })
  expect(usedColumns(table)).toEqual({ used: ['Cigar-Name', 'MAKER'], ignored: ['Price', 'cigarName'] })
})

test.each([
  ['brand;cigar\nA,1;B', ['A,1', 'B']],
  ['brand\tcigar\nA;1\tB', ['A;1', 'B']],
  ['sep=;\r\nbrand;cigar\r\nA;B', ['A', 'B']],
  ['\ufeffA;B\nC;D', ['C', 'D']],
  ['A,B\nC;1,D', ['C;1', 'D']],
])('%j is split where its header is', (text, cells) => {
  expect(read(text).rows).toMatchObject([{ cells }])
})

test('a table that cannot be read says why', () => {
  expect(() => read('brand\nA', ['cigarName'])).toThrow('NO_COLUMNS')
  expect(() => read(' \n')).toThrow('NO_ROWS')
  expect(() => read('brand\nA\nB\n\nC')).toThrow('TOO_MANY_ROWS')
  expect(() => read('brand\n"A')).toThrow('UNCLOSED_QUOTE')
  expect(() => read('brand\0')).toThrow('NOT_A_TABLE')
})
