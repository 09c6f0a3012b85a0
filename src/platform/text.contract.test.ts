import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalText, searchText, typedText } from './text.contract.ts'

const missing = 'Please enter a name'
const name = typedText({ missing, maxLength: 20 })
const messageFor = (value: unknown) => z.safeParse(name, value).error?.issues[0]?.message

test('Input stays as typed, without surrounding whitespace', () => {
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
    expect(messageFor(value)).toBe('Please remove characters that cannot be stored')
})

test('Text without a visible character is missing, and characters that hide or reorder others are removed', () => {
  expect(messageFor('\u200b\u2060')).toBe(missing)
  expect(z.parse(name, '\u202eecarg')).toBe('ecarg')
  expect(z.parse(optionalText({ maxLength: 20 }), '\u200b')).toBe('')
  expect(z.parse(searchText({ maxLength: 20 }), undefined)).toBe('')
})
