import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { PairedCigar } from '../pairing.contract.ts'

/** The name as it is known; for a cigar that only words describe, these words. */
export function cigarTitle(cigar: PairedCigar): string {
  if (cigar.brand === 'Unlisted') return cigar.line
  return cigarName(cigar)
}
