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
  ['is the Macanudo Cafe too strong for a beginner?', ''],
  ["isn't it mild, the Macanudo Cafe?", ''],
  ['is Lagavulin 16 too smoky?', ''],
  ['is the Padron 1964 Anniversary as good as a Cuban?', ''],
  ['is the Padron 1964 Anniversary discontinued?', ''],
  ['is the Macanudo Cafe cheap?', ''],
  ['is the Liga Privada No. 9 wrapper from Connecticut?', 'Yes. '],
  ['does the Macanudo Cafe have a Mexican binder?', ''],
  ["is Angel's Envy finished in port casks?", ''],
  ['is Buffalo Trace a wheated bourbon?', ''],
  ["is Maker's Mark a wheated bourbon?", 'Yes. '],
  ['is Bud Light high in alcohol?', ''],
  ['does the Padron 1964 Anniversary come in a maduro?', ''],
])('%s %j', (question, expected) => {
  expect(verdict(question)).toBe(expected)
})
