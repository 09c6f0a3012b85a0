import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { addFlavorPoints, buildFlavorIndex, type FlavorIndex } from './flavor-index.rules.ts'
import type { Knowledge, Pair } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { publishedAdviceOn } from './published-advice.rules.ts'
import { countNotePoints, countOtherPoints, noteKey, traitsKey } from './scoring.rules.ts'

/** A list of cigars, prepared for ranking beside a drink. */
interface CigarIndex {
  flavors: FlavorIndex
  traits: Samples
  notes: Samples
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

function cigarIndexOf(cigars: readonly CigarProfile[], { familyOf }: Pick<Pair, 'familyOf'>): CigarIndex {
  const existing = cigarIndexes.get(cigars)
  if (existing) return existing
  const lists = cigars.map(({ notes }) => notes)
  const index = {
    flavors: buildFlavorIndex('cigar', lists, familyOf),
    traits: sample(cigars, traitsKey),
    notes: sample(cigars, noteKey),
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
  const { flavors, traits, notes } = cigarIndexOf(cigars, { familyOf })
  const pairWith = (cigar: CigarProfile): Pair => ({ cigar, drink, familyOf, labelOf, matches })
  const traitPoints = traits.cigars.map(cigar => countOtherPoints(pairWith(cigar)))
  const notePoints = notes.cigars.map(cigar => countNotePoints(pairWith(cigar)))
  const points = traits.sampleOf.map(
    (position, at) => traitPoints[position]! + notePoints[notes.sampleOf[at]!]!,
  )
  addFlavorPoints(points, drink.notes, flavors, familyOf)
  cigars.forEach(({ id }, at) => {
    points[at]! += publishedAdviceOn(id, matches).get(drink.id) ?? 0
  })
  return points
}
