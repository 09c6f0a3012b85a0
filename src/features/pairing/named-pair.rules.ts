import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from './pairing.contract.ts'

/** What both are called where they are sold; a cigar that nobody knows has no such name. */
export function namesInPair({ cigar, drink }: Pick<FreePairing, 'cigar' | 'drink'>): {
  cigar: string | undefined
  drink: string
} {
  return { cigar: cigar.id === null ? undefined : cigarName(cigar), drink: drink.name }
}
