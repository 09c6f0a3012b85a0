import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { loudestComplements, sharedLoudness } from './flavor.rules.ts'
import { complementPoints, sharedPoints } from './flavor-principles.rules.ts'
import { notesByLeaf } from './inferred-profile.rules.ts'
import type { Principle } from './pair.rules.ts'

// A bottle with oak, caramel and vanilla has something in common with every cigar, which says little about this one.

/** Of the points for shared and answering flavors: what a drink of the kind has with the typical cigar of a leaf. */
const usualPoints = { spirit: 16, wine: 14, mocktail: 13 } as const
const weight = 1
const most = 10

export const breadth: Principle = ({ drink }, addPoints) => {
  const points = breadthOf(drink)
  addPoints(points, () =>
    points < 0 ? 'Goes with nearly everything' : 'Goes with few cigars as well as this',
  )
}

export const breadthOf = memoizeByObject(({ kind, notes }: Drink): number => {
  const profiles = Object.values(notesByLeaf)
  const flavor = profiles.reduce((sum, leaf) => sum + flavorPoints(leaf, notes), 0) / profiles.length
  return Math.max(-most, Math.min(most, weight * (usualPoints[kind] - flavor)))
})

function flavorPoints(cigar: readonly string[], drink: readonly string[]): number {
  const shared = sharedLoudness(cigar, drink)
  const complements = loudestComplements(cigar, drink).filter(loudness => loudness > 0)
  return (
    (shared > 0 ? sharedPoints(shared) : 0) +
    complements.reduce((sum, each) => sum + complementPoints(each), 0)
  )
}
