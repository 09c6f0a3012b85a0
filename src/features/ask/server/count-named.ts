import type { NamedProduct } from './find-named-products.ts'
import type { NamedCounts } from './question-route.ts'

export function countNamed(products: readonly NamedProduct[]): NamedCounts {
  return {
    cigars: products.filter(({ kind }) => kind === 'cigar').length,
    drinks: products.filter(({ kind }) => kind === 'drink').length,
  }
}
