import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from '../pairing.contract.ts'

/** For an unlisted line only the maker is certain. */
export function cigarTitle(cigar: FreePairing['cigar']): string {
  if (cigar.brand === 'Unlisted') return cigar.line
  return cigarName(cigar.id === null ? { ...cigar, line: '' } : cigar)
}
