import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { FamilyOf } from './flavour.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

/** What a rule needs to see. */
export interface Pair {
  cigar: CigarProfile
  drink: Drink
  familyOf: FamilyOf
  labelOf: (note: string) => string
}

/** Says its points with a reason that is only put into words when somebody wants to read it. */
export type Say = (points: number, text: () => string) => void

/** One principle of pairing: looks at the two, and says points for or against as often as it has reason to. */
export type Principle = (pair: Pair, say: Say) => void

/** How much the smoke weighs: mostly body, a little strength (docs/domain.md 4, principles 1 and 6). */
export function weightOfSmoke({ body, strength }: Pick<CigarProfile, 'body' | 'strength'>): number {
  return 0.7 * body + 0.3 * strength
}

export function isDark({ shade }: CigarProfile): boolean {
  return shade === 'maduro' || shade === 'oscuro'
}
