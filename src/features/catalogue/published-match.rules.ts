import type { Cigar, CigarLine, Degree, DrinkFamily, DrinkKind } from './catalogue.contract.ts'

/** A published pairing, with what is known of its cigar. */
export interface PublishedMatch {
  kind: DrinkKind
  family: DrinkFamily
  /** Host of the page that published it. */
  site: string
  isRecommended: boolean
  /** Found by searching for its family: how often the family occurs among such matches says nothing. */
  isSought: boolean
  /** Of the line and of the drink, where the catalogue has them. */
  cigarId: string | undefined
  drinkId: string | undefined
  /** Of the line in the catalogue, otherwise of most lines of its maker; empty if neither is known. */
  country: string
  leaf: Pick<Cigar, 'wrapperClass' | 'shade'> | undefined
  body: Degree | undefined
}

/** Where most of these lines are rolled; the first of several on a tie. */
export function usualCountry(cigars: readonly Pick<CigarLine, 'country'>[]): string {
  const counts = new Map<string, number>()
  for (const { country } of cigars) counts.set(country, (counts.get(country) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])[0]
}
