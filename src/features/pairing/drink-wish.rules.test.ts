import { expect, test } from 'vitest'
import { readDrinkWish } from './drink-wish.rules.ts'

test.each([
  ['best scotch for a montecristo no 2', ['Montecristo', 'No. 2'], ['scotch-unpeated', 'scotch-peated']],
  ['recommend a rum for the Davidoff Nicaragua please', ['Davidoff', 'Nicaragua'], ['rum']],
  ['padron 1964 with beer', ['Padrón', '1964 Anniversary'], ['beer']],
  ['port or sherry for an opus x', ['Arturo Fuente', 'Opus X'], ['port', 'sherry-madeira']],
])('“%s” asks for these families', (text, names, families) => {
  expect(readDrinkWish(text, names)).toEqual(families)
})

test('A word of the cigar’s own name asks for nothing', () => {
  expect(readDrinkWish('perdomo champagne', ['Perdomo', 'Champagne'])).toEqual([])
  expect(readDrinkWish('diesel whiskey row sherry cask', ['Diesel', 'Whiskey Row Sherry Cask'])).toEqual([])
  expect(readDrinkWish('rum for a diesel whiskey row', ['Diesel', 'Whiskey Row'])).toEqual(['rum'])
  expect(readDrinkWish('padron 1964', ['Padrón', '1964 Anniversary'])).toEqual([])
})
