import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from '../pairing.contract.ts'

/** Of a line that nobody knows the maker is all that can be said for sure. */
export function cigarTitle(cigar: FreePairing['cigar']): string {
  if (cigar.brand === 'Unlisted') return cigar.line
  return cigarName(cigar.id === null ? { ...cigar, line: '' } : cigar)
}
