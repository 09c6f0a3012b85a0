import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isStorable, typedText } from './text.contract.ts'

const missing = 'Please enter a name'
const name = typedText({ missing, maxLength: 20 })
const messageFor = (value: unknown) => z.safeParse(name, value).error?.issues[0]?.message

test('Input is kept as typed, without surrounding whitespace', () => {
  expect(z.parse(name, '  Añejo № 77 🔥\t')).toBe('Añejo № 77 🔥')
})

test.each([undefined, null, '', '   ', '\n\t', 7, ['a'], { text: 'a' }, true])(
  '%j is rejected with the sentence for a missing text',
  value => {
    expect(messageFor(value)).toBe(missing)
  },
)

test('The maximum length is accepted, one more character is not', () => {
  expect(messageFor('a'.repeat(20))).toBeUndefined()
  expect(messageFor(` ${'a'.repeat(20)} `)).toBeUndefined()
  expect(messageFor('a'.repeat(21))).toBe('Please keep it under 21 characters')
})

test('Characters that cannot be stored or shown are rejected with a sentence', () => {
  for (const value of [
    'a\u0000b',
    'a\ud800b',
    '\udc00',
    'a\u0001b',
    'a\u001bb',
    'a\u007fb',
    'a\ufffeb',
    'a\uffffb',
  ])
    expect(messageFor(value)).toBe('Please leave out characters that cannot be stored')
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
