import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import { findMaker } from '../find-maker.ts'
import type { NamedProduct } from '../find-named-products.ts'
import { findUnknownName } from '../find-unknown-name.ts'
import type { RecordSubject } from './records.ts'

/** What a question about records is about; `products` are those that it names. */
export function subjectOf(
  catalogue: Pick<CatalogueData, 'brands'>,
  question: string,
  products: readonly NamedProduct[],
): RecordSubject {
  return {
    question,
    lines: products.flatMap(product => (product.kind === 'cigar' ? [product.cigar] : [])),
    drinks: products.flatMap(product => (product.kind === 'drink' ? [product.drink] : [])),
    maker: findMaker(catalogue, question) ?? findUnknownName(question),
  }
}
