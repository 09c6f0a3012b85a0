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

test.each([
  ['sep=|\nbrand|cigar\nA|B;C', ['A', 'B;C']],
  ['"sep=;";\r\nbrand;cigar\r\nA;B', ['A', 'B']],
  ['sep=;\rbrand;cigar\rA,1;B', ['A,1', 'B']],
  ['brand|cigar\nA|B', ['A', 'B']],
  ['brand;cigar;;\nA;B;;', ['A', 'B', '', '']],
])('%j is read as a spreadsheet has written it', (text, cells) => {
  const { header, rows, problems } = read(text)
  expect({ header, rows, problems }).toMatchObject({
    header: ['brand', 'cigar'],
    rows: [{ cells }],
    problems: [],
  })
})

test('lines above the column names, empty ones and a line of totals are no rows', () => {
  const table = read('My humidor;;\n;;\n\nCigar;Maker;Qty\nA;B;5\n;;\nTotal:;;5\n')
  expect(table.columns).toEqual({ cigarName: 0, brand: 1 })
  expect(table.rows).toEqual([{ line: 5, cells: ['A', 'B', '5'] }])
  expect(table.problems).toEqual([
    { line: 1, reason: 'This line is above the column names.' },
    { line: 7, reason: 'This is a line of totals.' },
  ])
})

test.each(['Oliva,Serie V,8,25,nice', 'Oliva,Serie V,8,25,', 'Oliva,Serie V,8,nice,and more'])(
  '%s has a cell too many, and is not read',
  line => {
    const { rows, problems } = read(`brand,cigar,price,notes\nA,B,8,nice\n${line}\n`)
    expect(rows).toMatchObject([{ line: 2 }])
    expect(problems).toEqual([
      {
        line: 3,
        reason:
          'This line has 5 cells for 4 columns. A cell with a comma, such as "8,25", needs quotation marks around it.',
      },
    ])
  },
)

test.each([
  ['brand,cigar,price,notes,\nOliva,Serie V,8,25,nice\n', []],
  ['brand;cigar;\nA;B;\nC;D;\nE;F and; G\n', [{ line: 2 }, { line: 3 }]],
  ['brand;cigar;\nA;B;left\nC;D;\nE;F;right\n', [{ line: 2 }, { line: 3 }, { line: 4 }]],
])('of %j only what has its columns is read', (text, rows) => {
  const { rows: read, problems } = readCsvTable(Buffer.from(text), {
    findColumns,
    required: [],
    maxRows: 5,
    refuse: fault => new Error(fault),
  })
  expect(read).toMatchObject(rows)
  expect(read.length + problems.length).toBe(text.split('\n').length - 2)
})

test('empty cells at the end of every row are nothing', () => {
  expect(read('brand,cigar,qty,price\nA,B,5,12,\nC,D,5,12,,\n')).toMatchObject({
    rows: [{ line: 2 }, { line: 3 }],
    problems: [],
  })
})

test('a table that cannot be read says why', () => {
  expect(() => read('brand\nA', ['cigarName'])).toThrow('NO_COLUMNS')
  expect(() => read(' \n')).toThrow('NO_ROWS')
  expect(() => read('brand\nA\nB\n\nC')).toThrow('TOO_MANY_ROWS')
  expect(() => read('brand\n"A')).toThrow('UNCLOSED_QUOTE')
  expect(() => read('brand\0')).toThrow('NOT_A_TABLE')
})
