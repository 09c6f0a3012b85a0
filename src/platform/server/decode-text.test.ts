import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytesOf = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)
/** Characters outside of ASCII are given as their bytes: `\x80`. */
const read = (bytes: string) => decodeText(Buffer.from(bytes, 'latin1'))

test('UTF-8 with and without a mark, and UTF-16 with one are read', () => {
  expect(decodeText(bytesOf('\uFEFFPadrón', 'utf8'))).toBe('Padrón')
  expect(decodeText(bytesOf('Padrón ☕', 'utf8'))).toBe('Padrón ☕')
  expect(decodeText(bytesOf('\uFEFFPadrón ☕', 'utf16le'))).toBe('Padrón ☕')
  expect(decodeText(bytesOf('\uFEFFPadrón ☕', 'utf16le').swap16())).toBe('Padrón ☕')
})

test.each([
  ['Padr\xf3n', 'Padrón'],
  ['8,25 \x80', '8,25 €'],
  ['it\x92s \x93cocoa\x94 \x96 and more\x85', 'it’s “cocoa” – and more…'],
  ['cocoa\x97cedar', 'cocoa—cedar'],
  ['A\xf1ejado, \x8eupa, C\x9cur, CAF\xc9\x92S', 'Añejado, Župa, Cœur, CAFÉ’S'],
])('the Windows code page: %j', (bytes, text) => {
  expect(read(bytes)).toBe(text)
})

test.each([
  ['Padr\x97n,8.25\rA\x96ejo,9', 'Padrón,8.25\rAñejo,9'],
  ['Caf\x8e Cr\x8fme\nM\x9fller', 'Café Crème\nMüller'],
  ['8,25 \xdb\rit\xd5s', '8,25 €\rit’s'],
])('the code page of the Mac: %j', (bytes, text) => {
  expect(read(bytes)).toBe(text)
})

test('one stray byte does not spoil the other characters of UTF-8', () => {
  const bytes = Buffer.concat([bytesOf('Padrón, Añejo, ☕, ', 'utf8'), Buffer.from([0x80])])
  expect(decodeText(bytes)).toBe('Padrón, Añejo, ☕, €')
})

test.each([
  ['a picture', '\x89PNG\r\n\x1a\n\0\0'],
  ['a NUL', 'a,b\n1,\0'],
  ['UTF-16 without a mark', 'P\0a\0'],
  ['half a character of UTF-16', '\xff\xfeA'],
  ['a workbook', 'PK\x03\x04brand,cigar'],
  ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a PDF', '%PDF-1.4\nbrand,cigar'],
  ['RTF', '{\\rtf1 brand,cigar}'],
  ['a web page', '\r\n<!DOCTYPE html><table>'],
])('%s is not read', (_what, bytes) => {
  expect(read(bytes)).toBeUndefined()
})
