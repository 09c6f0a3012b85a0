import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { PublishedMatch } from '#features/catalogue/published-match.rules.ts'
import type { FamilyOf } from './flavor.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

/** What the engine needs to know besides cigars and drinks. */
export interface Knowledge {
  familyOf: FamilyOf
  labelOf: (note: string) => string
  matches: readonly PublishedMatch[]
}

export interface Pair extends Knowledge {
  cigar: CigarProfile
  drink: Drink
}

/** Text and notes are functions because ranking counts points without needing them. `notes` are those it is about. */
export type AddPoints = (points: number, text: () => string, notes?: () => readonly string[]) => void

/** One principle of pairing: adds or subtracts points, as often as it has a reason. */
export type Principle = (pair: Pair, addPoints: AddPoints) => void

/** Mostly body, a little strength (docs/domain.md 4, principles 1 and 6). */
export function weightOfSmoke({ body, strength }: Pick<CigarProfile, 'body' | 'strength'>): number {
  return 0.7 * body + 0.3 * strength
}

export function isDark({ shade }: Pick<CigarProfile, 'shade'>): boolean {
  return shade === 'maduro' || shade === 'oscuro'
}
