import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { openFindNamedProducts } from './find-named-products.ts'

const find = openFindNamedProducts(catalogue)
const idsIn = (question: string) =>
  find(question).map(product => (product.kind === 'cigar' ? product.cigar.id : product.drink.id))

test.each([
  [
    'a short name with a digit',
    'what drink closes the night after my Liga T52',
    ['drew-estate-liga-privada-t52'],
  ],
  ['misspelled', 'artruo fuente 858 with whisky?? which one', ['arturo-fuente-8-5-8']],
  [
    'with two letters that changed places',
    'perdomo champange and what wine',
    ['perdomo-reserve-10th-anniversary-champagne'],
  ],
  [
    'a second one of the same maker',
    'padron 1926 vs 1964 whats the actual difference',
    ['padron-1926-serie', 'padron-1964-anniversary'],
  ],
  ['with an and in its name', 'cigar for a gin and tonic?', ['gin-and-tonic']],
  [
    'without its maker',
    'Undercrown Shade or Undercrown Maduro',
    ['drew-estate-undercrown-shade', 'drew-estate-undercrown-maduro'],
  ],
  [
    'beside words that name nothing',
    "how strong is a Joya de Nicaragua Antaño 1970, I'm kind of new to this",
    ['joya-de-nicaragua-antano-1970'],
  ],
])('Finds a product %s', (_, question, ids) => {
  expect(idsIn(question)).toEqual(ids)
})

test.each([
  'I kept it in there for 2 months, now it smells',
  'Is 75% too high?',
  'left a fiver at 95 degrees',
])('An amount is no name: %s', question => {
  expect(idsIn(question)).toEqual([])
})

test('The short name of one maker is not taken for a line of another', () => {
  expect(idsIn('espresso martini and a Perdomo 10th anniversary conneticut, good idea?')).not.toContain(
    'rocky-patel-decade',
  )
})
