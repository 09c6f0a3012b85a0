import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, readCsv, UnclosedQuote } from './read-csv.ts'
import { csvHeader, csvRows } from './write-csv.ts'

const bytesOf = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)

test('UTF-8 with and without a mark, UTF-16 with one and the Windows code page are read', () => {
  expect(decodeText(bytesOf('\uFEFFPadrón', 'utf8'))).toBe('Padrón')
  expect(decodeText(bytesOf('Padrón ☕', 'utf8'))).toBe('Padrón ☕')
  expect(decodeText(bytesOf('\uFEFFPadrón ☕', 'utf16le'))).toBe('Padrón ☕')
  expect(decodeText(bytesOf('\uFEFFPadrón ☕', 'utf16le').swap16())).toBe('Padrón ☕')
  expect(decodeText(bytesOf('Padrón', 'latin1'))).toBe('Padrón')
})

test('What is no text is not read', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]
  expect(decodeText(new Uint8Array(png))).toBeUndefined()
  expect(decodeText(bytesOf('a,b\n1,\0', 'utf8'))).toBeUndefined()
  expect(decodeText(bytesOf('Padrón', 'utf16le'))).toBeUndefined()
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41]))).toBeUndefined()
})

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
  const begin = performance.now()
  expect(readCsv(`a,b\n${'1,2,3\n4\n'.repeat(20_000)}`, ',')).toHaveLength(40_001)
  expect(performance.now() - begin).toBeLessThan(3_000)
})
