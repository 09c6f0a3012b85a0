import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, isStorable } from './typed-text.rules.ts'

test.each([
  ['an override of the direction', 'gr\u202eecna\u202c', 'grecna'],
  ['an isolate', '\u2066Grace\u2069', 'Grace'],
  ['tag characters', 'Grace\u{E0047}\u{E0072}', 'Grace'],
  ['zero-width characters alone', '\u200b\u200c\u200d\ufeff', ''],
  ['fillers alone', '\u3164\u115f\u2800\u00ad', ''],
  ['invisible characters between spaces', ' \u2060 \u200b ', ''],
])('%s', (_, typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned)
})

test.each([
  'Añejo № 77 🔥',
  '👩‍👩‍👧 ❤️',
  'The \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} flag',
  'שלום\u200f',
  'नमस्ते क्‍ष',
  'One.\r\n\r\n\tTwo.',
])('“%s” stays as it is', text => {
  expect(cleanText(text)).toBe(text)
})

test('Cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
    }),
  )
})

test('Line ends and tabs are storable', () => {
  expect(isStorable('One.\r\n\r\n\tTwo.')).toBe(true)
})

test('Every storable text survives a UTF-8 round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      fc.pre(isStorable(text))
      expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text)
      expect(text).not.toContain('\u0000')
    }),
  )
})
