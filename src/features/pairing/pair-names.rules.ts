import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from './pairing.contract.ts'

/** Names for searching a shop; a cigar outside the catalogue has none. */
export function pairNames({ cigar, drink }: Pick<FreePairing, 'cigar' | 'drink'>): {
  cigar: string | undefined
  drink: string
} {
  return { cigar: cigar.id === null ? undefined : cigarName(cigar), drink: drink.name }
}
