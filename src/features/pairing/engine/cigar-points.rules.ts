import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { addFlavorPoints, buildFlavorIndex, type FlavorIndex } from './flavor-index.rules.ts'
import type { Knowledge } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { publishedAdviceOn } from './published-advice.rules.ts'
import { traitGroups } from './scoring.rules.ts'

/** A list of cigars, prepared for ranking beside a drink. */
interface CigarIndex {
  flavors: FlavorIndex
  /** In the order of `traitGroups`. */
  samples: readonly Samples[]
}

/** One cigar for each combination of traits, and for each cigar the position of its sample. */
interface Samples {
  cigars: readonly CigarProfile[]
  sampleOf: Int16Array
}

function sample(cigars: readonly CigarProfile[], keyOf: (cigar: CigarProfile) => string): Samples {
  const samples = new Map<string, { position: number; cigar: CigarProfile }>()
  const sampleOf = Int16Array.from(cigars, cigar => {
    const key = keyOf(cigar)
    const known = samples.get(key) ?? { position: samples.size, cigar }
    samples.set(key, known)
    return known.position
  })
  return { cigars: [...samples.values()].map(({ cigar }) => cigar), sampleOf }
}

const cigarIndexes = new WeakMap<readonly CigarProfile[], CigarIndex>()

function cigarIndexOf(
  cigars: readonly CigarProfile[],
  { familyOf }: Pick<Knowledge, 'familyOf'>,
): CigarIndex {
  const existing = cigarIndexes.get(cigars)
  if (existing) return existing
  const lists = cigars.map(({ notes }) => notes)
  const index = {
    flavors: buildFlavorIndex('cigar', lists, familyOf),
    samples: traitGroups.map(({ traitsKey }) => sample(cigars, traitsKey)),
  }
  cigarIndexes.set(cigars, index)
  return index
}

/** Not clamped to 0..100, in the order of the cigars, without personal principles. */
export function countCigarPoints(
  drink: Drink,
  cigars: readonly CigarProfile[],
  { familyOf, labelOf, matches }: Knowledge,
): Int16Array {
  const { flavors, samples } = cigarIndexOf(cigars, { familyOf })
  const points = new Int16Array(cigars.length)
  for (const [group, { pointsOf }] of traitGroups.entries()) {
    const { cigars: sampled, sampleOf } = samples[group]!
    const ofSamples = sampled.map(cigar => pointsOf({ cigar, drink, familyOf, labelOf, matches }))
    for (let at = 0; at < points.length; at++) points[at]! += ofSamples[sampleOf[at]!]!
  }
  addFlavorPoints(points, drink.notes, flavors, familyOf)
  cigars.forEach(({ id }, at) => {
    points[at]! += publishedAdviceOn(id, matches).get(drink.id) ?? 0
  })
  return points
}
