import { expect, test } from 'vitest'
import { slugOf } from './read-catalogue.ts'

test('An address is made of the letters and digits of a name', () => {
  expect(slugOf('Padrón 1964 Anniversary')).toBe('padron-1964-anniversary')
  expect(slugOf("Man O' War Ruination #2")).toBe('man-o-war-ruination-2')
})
