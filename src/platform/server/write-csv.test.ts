import { parse } from 'csv/sync'
import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

const csvOf = (rows: Record<string, unknown>[], chunkSize?: number) => [...writeCsv(rows, chunkSize)].join('')

test('Every cell can be read back', () => {
  const rows = [
    {
      id: '1',
      text: 'a "quoted", line\r\nand another',
      count: 3,
      isOn: true,
      at: new Date(0),
      none: null,
      list: ['x'],
    },
    { id: '2', text: 'Café ☕', count: -4, isOn: false, at: new Date(1), none: null, list: [] },
  ]
  expect(parse(csvOf(rows, 1), { columns: true, bom: true })).toEqual([
    {
      id: '1',
      text: 'a "quoted", line\r\nand another',
      count: '3',
      isOn: 'true',
      at: '1970-01-01T00:00:00.000Z',
      none: '',
      list: '["x"]',
    },
    {
      id: '2',
      text: 'Café ☕',
      count: '-4',
      isOn: 'false',
      at: '1970-01-01T00:00:00.001Z',
      none: '',
      list: '[]',
    },
  ])
  expect(csvOf([])).toBe('')
})

test('Text that a spreadsheet would run as a formula is escaped, numbers are not', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])
    expect(parse(csvOf([{ text }]), { columns: true, bom: true })).toEqual([{ text: `'${text}` }])
  expect(csvOf([{ loss: -5 }])).toContain('\r\n-5\r\n')
})

test('Text with a line feed or a carriage return is quoted', () => {
  for (const text of ['a\nb', 'a\rb', '\n=1']) expect(csvOf([{ text }])).toMatch(/\r\n"[^"]+"\r\n$/)
})
