import { expect, test } from 'vitest'
import { tokenizeCigarText } from '../words/tokenize-cigar-text.rules.ts'
import { indexDrinkNames, isDrinkName } from './drink-names.rules.ts'

const drinks = indexDrinkNames([
  { name: 'Fonseca Bin 27 Port', aliases: ['Bin 27'] },
  { name: 'Diplomático Reserva Exclusiva', aliases: ['Diplomatico'] },
])
const isOfTheBar = (text: string) => isDrinkName(drinks, tokenizeCigarText(text).words)

test.each([
  'Fonseca Bin 27 Port',
  'diplomático',
  'a glass of Bin 27 please',
  'Fonseca Bin 27',
  'bin 27 port wine',
])('“%s” is the name of a drink', text => {
  expect(isOfTheBar(text)).toBe(true)
})

test.each(['Fonseca', 'Fonseca Serie F', 'a port', 'Padron 1964', ''])('“%s” is not', text => {
  expect(isOfTheBar(text)).toBe(false)
})
