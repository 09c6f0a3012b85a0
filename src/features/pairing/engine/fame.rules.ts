import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import type { PublishedMatch } from '#features/catalogue/published-match.rules.ts'

const maxOfMatches = 3
const manyLines = 12

interface Fames {
  matches: readonly PublishedMatch[]
  byIndex: readonly number[]
}
const famesByCigars = new WeakMap<readonly Cigar[], Fames>()

/**
 * How well known each cigar is, as far as the data tell: published pairings of the line and of its maker, published
 * reviews that agree, a checked page, and a maker with many lines. In the order of the cigars, 0 to 8.
 */
export function famesOf(cigars: readonly Cigar[], matches: readonly PublishedMatch[]): readonly number[] {
  const known = famesByCigars.get(cigars)
  if (known?.matches === matches) return known.byIndex
  const linesOfMaker = countBy(cigars, ({ brand }) => brand)
  const makerByCigar = new Map(cigars.map(({ id, brand }) => [id, brand]))
  const matchesOfLine = countBy(matches, ({ cigarId }) => cigarId)
  const matchesOfMaker = countBy(matches, ({ cigarId }) => cigarId && makerByCigar.get(cigarId))
  const byIndex = cigars.map(
    ({ id, brand, confidence, sourceUrl }) =>
      Math.min(maxOfMatches, matchesOfLine.get(id) ?? 0) +
      ((matchesOfMaker.get(brand) ?? 0) > 0 ? 1 : 0) +
      (confidence === 'high' ? 2 : 0) +
      (sourceUrl === undefined ? 0 : 1) +
      (linesOfMaker.get(brand)! >= manyLines ? 1 : 0),
  )
  famesByCigars.set(cigars, { matches, byIndex })
  return byIndex
}

function countBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
