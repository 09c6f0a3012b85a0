import type { Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// How much is known of the cigar: the same for every drink beside it, so it moves the score and no choice.

/** A cigar that is only inferred from words or from its maker never scores higher. */
const maxInferredScore = 80

export function maxScoreOf({ isInferred }: Pick<CigarProfile, 'isInferred'>): number {
  return isInferred ? maxInferredScore : 100
}

export function pointsOfEvidence({
  confidence,
  isInferred,
}: Pick<CigarProfile, 'confidence' | 'isInferred'>) {
  if (isInferred) return -8
  return confidence === 'high' ? 4 : 0
}

export const knownCigar: Principle = ({ cigar }, addPoints) => {
  addPoints(pointsOfEvidence(cigar), () =>
    cigar.isInferred ? 'We only infer this cigar' : 'Several published reviews agree on this cigar',
  )
}
