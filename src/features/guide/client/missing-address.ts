import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { correctionAddresses } from '#features/corrections/corrections-pages.contract.ts'

/** Where to say that a list lacks what was searched for. */
export function missingAddress(base: string, q: string): string {
  return correctionAddresses.missing(base === cataloguePages.cigars ? 'cigar' : 'drink', q)
}
