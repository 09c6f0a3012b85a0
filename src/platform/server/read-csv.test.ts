import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureProcessorTime } from '#test/processor-time.ts'
import { decodeText } from './decode-text.ts'
import { readCsv, UnclosedQuote } from './read-csv.ts'
import { csvHeader, csvRows } from './write-csv.ts'

test.each(['\n', '\r\n', '\r'])('Each record has the line where it begins, with ends %j', end => {
  const text = ['a,b', '"one', '', 'two",2', '', '', '3,"x ""y"""', '"4"z'].join(end)
  expect(readCsv(text, ',')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: [`one${end}${end}two`, '2'] },
    { line: 7, cells: ['3', 'x "y"'] },
    { line: 8, cells: ['"4"z'] },
  ])
})

test('A quotation mark that is never closed is an error', () => {
  expect(() => readCsv('a,b\n1,"2\n3,4', ',')).toThrow(UnclosedQuote)
})

test('What was written is read back, formulas and apostrophes included', () => {
  const texts = ['=1+1', '+1', '-1', '@A', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''=1", "'", "'tis", '1']
  const written =
    csvHeader(['text']) +
    csvRows(
      ['text'],
      texts.map(text => ({ text })),
    )
  const [, ...records] = readCsv(decodeText(Buffer.from(written))!, ',')
  expect(records.map(({ cells }) => cells[0])).toEqual(texts)
})

test('Any table that was written is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', "'", '=', ' ') })
  fc.assert(
    fc.property(fc.array(fc.record({ a: cell, b: cell }), { minLength: 1 }), rows => {
      const [, ...records] = readCsv(csvHeader(['a', 'b']).slice(1) + csvRows(['a', 'b'], rows), ',')
      expect(records.map(({ cells: [a, b] }) => ({ a, b }))).toEqual(rows)
    }),
  )
})

test('Tens of thousands of uneven rows are read in a moment', () => {
  const busy = measureProcessorTime()
  expect(readCsv(`a,b\n${'1,2,3\n4\n'.repeat(20_000)}`, ',')).toHaveLength(40_001)
  expect(busy()).toBeLessThan(3_000)
})
