import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { openFindNamedProducts } from '../find-named-products.ts'
import { compareProducts } from './compare-products.ts'

const find = openFindNamedProducts(catalogue)
const compare = (question: string) => compareProducts(catalogue, find(question), question)!.text

test.each([
  [
    'which has more',
    'which is stronger, the Padron 1964 Anniversary or the Macanudo Cafe',
    /^The Padrón 1964 Anniversary is the stronger/,
  ],
  [
    'which has less',
    'which is milder, the Padron 1964 Anniversary or the Macanudo Cafe',
    /^The Macanudo Cafe is the milder/,
  ],
  [
    'with yes',
    'is the Padron 1964 Anniversary stronger than the Macanudo Cafe?',
    /^Yes: the Padrón 1964 Anniversary is the stronger/,
  ],
  [
    'with no',
    'is the Macanudo Cafe stronger than the Padron 1964 Anniversary?',
    /^No: the Padrón 1964 Anniversary is the stronger/,
  ],
  [
    'by who is to smoke it',
    'Padron 1964 Anniversary or Macanudo Cafe for a beginner?',
    /^For somebody new I’d take the Macanudo Cafe: it is the milder/,
  ],
  [
    'by the hour',
    'Macanudo Cafe or Padron 1964 Anniversary after a steak dinner?',
    /^After a meal I’d take the Padrón 1964 Anniversary/,
  ],
  [
    'by price',
    'which is cheaper, Padron 1964 Anniversary or Arturo Fuente Hemingway',
    /^The Arturo Fuente Hemingway is the cheaper/,
  ],
  [
    'by a price that is not known',
    'which is cheaper, Padron 1964 Anniversary or Macanudo Cafe',
    /^I don’t have that of both/,
  ],
  [
    'with a size that a name has',
    'is the Padron 1964 Anniversary stronger than the Arturo Fuente Hemingway Short Story?',
    /^Yes: /,
  ],
  [
    'as alike',
    'is the Padron 1964 Anniversary as strong as the Macanudo Cafe?',
    /^No: the Padrón 1964 Anniversary is the stronger/,
  ],
  [
    'of drinks by a name with Light',
    'is Guinness Draught heavier than Bud Light?',
    /^(?:Yes: Guinness|No: )/,
  ],
  ['of drinks', 'is Lagavulin 16 smokier than Glenlivet 12?', /^Yes: Lagavulin 16 Year is the smokier/],
  [
    'of drinks that have less',
    'which is drier, Diplomatico Reserva Exclusiva or Flor de Cana 12',
    /is the drier of the two/,
  ],
])('Two are compared by what was asked: %s', (_, question, text) => {
  expect(compare(question)).toMatch(text)
})

test('Two that are alike in strength are told apart by their notes', () => {
  const text = compare('Oliva Serie V Melanio vs My Father Le Bijou 1922')
  expect(text).toMatch(/Choose the .+ for .+, .+ for .+\./)
})
