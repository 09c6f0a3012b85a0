import type { Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// How much is known of the cigar: the same for every drink beside it, so it moves the score and no choice.

/** A cigar that is only inferred from words or from its maker never scores higher. */
const maxInferredScore = 80

export function maxScoreOf({ isInferred }: Pick<CigarProfile, 'isInferred'>): number {
  return isInferred ? maxInferredScore : 100
}

export const knownCigar: Principle = ({ cigar: { confidence, isInferred } }, addPoints) => {
  if (isInferred) return addPoints(-8, () => 'We only infer this cigar')
  if (confidence === 'high') addPoints(4, () => 'Several published reviews agree on this cigar')
}
