import type { Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

// How much is known of the cigar: the same for every drink beside it, so it moves the score and no choice.

export type Evidence = Pick<CigarProfile, 'isInferred' | 'areNotesTypical'>

/** A cigar that is inferred from words or from its maker, or of which no description was read, never scores higher. */
const maxGuessedScore = 80

export function maxScoreOf({ isInferred, areNotesTypical }: Evidence): number {
  return isInferred || areNotesTypical ? maxGuessedScore : 100
}

export function limitTextOf({ isInferred, areNotesTypical }: Evidence): string {
  if (isInferred) return 'Capped at 80: we do not know this cigar'
  return areNotesTypical ? 'Capped at 80: we have read no description of this cigar' : 'Capped at 100'
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
