import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { FamilyOf } from './flavor.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

export interface Pair {
  cigar: CigarProfile
  drink: Drink
  familyOf: FamilyOf
  labelOf: (note: string) => string
}

/** The text is a function because ranking counts points without needing it. */
export type AddPoints = (points: number, text: () => string) => void

/** One principle of pairing: adds or subtracts points, as often as it has a reason. */
export type Principle = (pair: Pair, addPoints: AddPoints) => void

/** Mostly body, a little strength (docs/domain.md 4, principles 1 and 6). */
export function weightOfSmoke({ body, strength }: Pick<CigarProfile, 'body' | 'strength'>): number {
  return 0.7 * body + 0.3 * strength
}

export function isDark({ shade }: CigarProfile): boolean {
  return shade === 'maduro' || shade === 'oscuro'
}
