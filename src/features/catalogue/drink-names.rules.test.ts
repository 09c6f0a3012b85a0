import { expect, test } from 'vitest'
import { readCigarWords } from './cigar-words.rules.ts'
import { isDrink, knowDrinks } from './drink-names.rules.ts'

const drinks = knowDrinks([
  { name: 'Fonseca Bin 27 Port', aliases: ['Bin 27'] },
  { name: 'Diplomático Reserva Exclusiva', aliases: ['Diplomatico'] },
])
const isOfTheBar = (text: string) => isDrink(drinks, readCigarWords(text).words)

test.each([
  'Fonseca Bin 27 Port',
  'diplomático',
  'a glass of Bin 27 please',
  'Fonseca Bin 27',
  'bin 27 port wine',
])('“%s” is a drink of the bar', text => {
  expect(isOfTheBar(text)).toBe(true)
})

test.each(['Fonseca', 'Fonseca Serie F', 'a port', 'Padron 1964', ''])('“%s” is none', text => {
  expect(isOfTheBar(text)).toBe(false)
})
