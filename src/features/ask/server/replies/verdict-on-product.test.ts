import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { openFindNamedProducts } from '../find-named-products.ts'
import { verdictOnCigar, verdictOnDrink } from './verdict-on-product.ts'

const find = openFindNamedProducts(catalogue)
function verdict(question: string): string {
  const [product] = find(question)
  if (product?.kind === 'drink') return verdictOnDrink(product.drink, question)
  const cigar = catalogue.cigars.find(({ id }) => id === product?.cigar.id)!
  return verdictOnCigar(cigar, catalogue, question)
}

test.each([
  ['is the Macanudo Cafe mild?', 'Yes. '],
  ['is the Macanudo Cafe a strong cigar?', 'No. '],
  ['Is the Oliva Serie V Melanio made in Nicaragua?', 'Yes. '],
  ['Is the Oliva Serie V Melanio a Dominican?', 'No. '],
  ['is the Acid Kuba Kuba infused', 'Yes. '],
  ['is the Padron 1964 Anniversary infused?', 'No. '],
  ['is the Macanudo Cafe good for a beginner?', 'Yes. '],
  ['is Lagavulin 16 peaty?', 'Yes. '],
  ['is Glenlivet 12 smoky?', 'No. '],
  ['is Buffalo Trace a bourbon?', 'Yes. '],
  ['how strong is the Macanudo Cafe', ''],
  ['does the Padron 1964 Anniversary come in a maduro?', ''],
])('%s %j', (question, expected) => {
  expect(verdict(question)).toBe(expected)
})
