import { isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { NamedProduct } from '../find-named-products.ts'
import type { Reply } from '../reply.ts'
import { compareCigars } from './compare-cigars.ts'
import { compareDrinks } from './compare-drinks.ts'

/** What sets two apart; undefined unless the catalogue has the facts of two cigars, or of two drinks. */
export function compareProducts(
  catalogue: Catalogue,
  products: readonly NamedProduct[],
  question: string,
): Reply | undefined {
  const [oneCigar, otherCigar] = products.flatMap(product =>
    product.kind === 'cigar' && isKnownCigar(product.cigar) ? [product.cigar] : [],
  )
  if (oneCigar && otherCigar) return compareCigars(catalogue, [oneCigar, otherCigar], question)
  const [one, other] = products.flatMap(product => (product.kind === 'drink' ? [product.drink] : []))
  return one && other ? compareDrinks(catalogue, [one, other], question) : undefined
}
