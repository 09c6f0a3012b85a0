import { expect, test } from 'vitest'
import { slugify } from './read-catalogue.ts'

test('A slug consists of the letters and digits of a name', () => {
  expect(slugify('Padrón 1964 Anniversary')).toBe('padron-1964-anniversary')
  expect(slugify("Man O' War Ruination #2")).toBe('man-o-war-ruination-2')
})
