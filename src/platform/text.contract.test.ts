import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isStorable, typedText } from './text.contract.ts'

const missing = 'Please enter a name'
const name = typedText({ missing, most: 20 })
const complaint = (value: unknown) => z.safeParse(name, value).error?.issues[0]?.message

test('What was typed is kept as it was, without the blanks around it', () => {
  expect(z.parse(name, '  Añejo № 77 🔥\t')).toBe('Añejo № 77 🔥')
})

test.each([undefined, null, '', '   ', '\n\t', 7, ['a'], { text: 'a' }, true])(
  '%j is no text, and the sentence says what to do',
  value => {
    expect(complaint(value)).toBe(missing)
  },
)

test('The longest text is taken, one more character is not', () => {
  expect(complaint('a'.repeat(20))).toBeUndefined()
  expect(complaint(` ${'a'.repeat(20)} `)).toBeUndefined()
  expect(complaint('a'.repeat(21))).toBe('Please keep it under 21 characters')
})

test('What cannot be kept or drawn is refused in words', () => {
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
    expect(complaint(value)).toBe('Please leave out characters that cannot be stored')
})

test('Lines and tabs are text', () => {
  expect(isStorable('One.\r\n\r\n\tTwo.')).toBe(true)
})

test('Everything that is taken can be stored and comes out as the bytes that went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      fc.pre(isStorable(text))
      expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text)
      expect(text).not.toContain('\u0000')
    }),
  )
})
