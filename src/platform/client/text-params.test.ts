import { expect, test } from 'vitest'
import { textParams } from './text-params.ts'

test('parameters that are no text, empty or unknown are left out', () => {
  const search = { q: 1964, type: 'wine', order: '', page: { of: 1 }, other: 'x', rated: null }
  expect(textParams(search, ['q', 'type', 'order', 'page', 'rated'])).toEqual({ q: '1964', type: 'wine' })
})
