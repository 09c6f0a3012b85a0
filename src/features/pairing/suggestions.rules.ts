import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import { type Pair, rankDrinks, rankFamilies, type Scored, scorePair } from './scoring.rules.ts'

type Words = Pick<Pair, 'familyOf' | 'labelOf'>

/** How many drinks are suggested, each of another family. */
const suggested = 3

/** Three drinks of one kind for a cigar, of its three best families, the highest score first. */
export function suggestDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  kind: DrinkKind,
  words: Words,
): Scored[] {
  const ofKind = drinks.filter(drink => drink.kind === kind)
  return rankFamilies(rankDrinks(cigar, ofKind, words), cigar)
    .slice(0, suggested)
    .map(({ best }) => scorePair({ cigar, drink: best, ...words }))
    .sort((a, b) => b.score - a.score)
}

export interface ScoredCigar extends Omit<Scored, 'drink'> {
  cigar: Cigar
}

/** The other direction: lines for a drink, best first, one of each maker. */
export function suggestCigars(
  drink: Drink,
  cigars: readonly Cigar[],
  count: number,
  words: Words,
): ScoredCigar[] {
  const scored = cigars.map(cigar => {
    const { score, reasons } = scorePair({ cigar: profileOf(cigar, undefined, []), drink, ...words })
    return { cigar, score, reasons }
  })
  scored.sort((a, b) => b.score - a.score || (a.cigar.id < b.cigar.id ? -1 : 1))
  const makers = new Set<string>()
  return scored.filter(({ cigar }) => !makers.has(cigar.brand) && makers.add(cigar.brand)).slice(0, count)
}
