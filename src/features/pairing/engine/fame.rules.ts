import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import type { PublishedMatch } from '#features/catalogue/published-match.rules.ts'

const maxOfMatches = 2
const maxOfMaker = 6
/** The US does not sell them. */
const lossOfCubans = 2

interface Fames {
  matches: readonly PublishedMatch[]
  byIndex: readonly number[]
}
const famesByCigars = new WeakMap<readonly Cigar[], Fames>()

/**
 * How well known each cigar is, as far as the data tell: how many lines of its maker are described by several reviews, how
 * often the maker and the line are published beside a drink, and what is published of the line itself. In the order of
 * the cigars, up to 10.
 */
export function famesOf(cigars: readonly Cigar[], matches: readonly PublishedMatch[]): readonly number[] {
  const known = famesByCigars.get(cigars)
  if (known?.matches === matches) return known.byIndex
  const reviewedLines = countBy(
    cigars.filter(({ confidence }) => confidence === 'high'),
    ({ brand }) => brand,
  )
  const makerByCigar = new Map(cigars.map(({ id, brand }) => [id, brand]))
  const matchesOfLine = countBy(matches, ({ cigarId }) => cigarId)
  const matchesOfMaker = countBy(matches, ({ cigarId }) => cigarId && makerByCigar.get(cigarId))
  const fameOfMaker = (brand: string) =>
    Math.min(
      maxOfMaker,
      Math.log2(1 + (reviewedLines.get(brand) ?? 0) + 2 * (matchesOfMaker.get(brand) ?? 0)),
    )
  const byIndex = cigars.map(
    ({ id, brand, country, confidence, sourceUrl }) =>
      fameOfMaker(brand) -
      (country === 'Cuba' ? lossOfCubans : 0) +
      Math.min(maxOfMatches, matchesOfLine.get(id) ?? 0) +
      (confidence === 'high' ? 1 : 0) +
      (sourceUrl === undefined ? 0 : 1),
  )
  famesByCigars.set(cigars, { matches, byIndex })
  return byIndex
}

function countBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
