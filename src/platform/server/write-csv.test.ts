import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

const written = (rows: Record<string, unknown>[], linesAtOnce?: number) =>
  [...writeCsv(rows, linesAtOnce)].join('')

test('Every cell comes back as it was', () => {
  const rows = [
    { id: '1', text: 'a "quoted", line\r\nand another', count: 3, at: new Date(0), none: null, list: ['x'] },
    { id: '2', text: 'Café ☕', count: -4, at: new Date(1), none: null, list: [] },
  ]
  expect(parse(written(rows, 1), { columns: true, bom: true })).toEqual([
    {
      id: '1',
      text: 'a "quoted", line\r\nand another',
      count: '3',
      at: '1970-01-01T00:00:00.000Z',
      none: '',
      list: '["x"]',
    },
    { id: '2', text: 'Café ☕', count: '-4', at: '1970-01-01T00:00:00.001Z', none: '', list: '[]' },
  ])
  expect(written([])).toBe('')
})

test('No text is run as a formula, and numbers stay numbers', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])
    expect(parse(written([{ text }]), { columns: true, bom: true })).toEqual([{ text: `'${text}` }])
  expect(written([{ loss: -5 }])).toContain('\r\n-5\r\n')
})
