import type { CigarProfile } from '../engine/engine.rules.ts'
import type { CigarQuestion, recognitions } from '../pairing.contract.ts'

export interface IdentifiedCigar {
  /** What the drink is chosen for. A guess, unless the cigar is recognized as `exact` or `close`. */
  profile: CigarProfile
  recognition: (typeof recognitions)[number]
  /** Set if two makers use the name, or if only the name is known. */
  question: CigarQuestion | undefined
  /** What was said about a cigar of which only the name is known: `Dark wrapper, as you told us`. */
  told?: string
  /** Whether a line of the catalogue was typed without a slip, even if only its name is known. */
  isExactName: boolean
}
