import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from './pair.rules.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import { type RankedFamily, rankDrinks, rankFamilies, type Scored, scorePair } from './scoring.rules.ts'

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
  return pourBest(cigar, rankFamilies(rankDrinks(cigar, ofKind, words), cigar), words)
}

function pourBest(
  cigar: CigarProfile,
  families: readonly RankedFamily[],
  { familyOf, labelOf }: Words,
): Scored[] {
  return families
    .slice(0, suggested)
    .map(({ best }) => scorePair({ cigar, drink: best, familyOf, labelOf }))
    .sort((a, b) => b.score - a.score)
}

/** How much better a wine or a drink without alcohol has to be before the house pours it instead of a spirit. */
const lead = 5

/** Nobody has named a kind, so it is the usual one, spirit, unless something else is clearly better. */
export function suggestDrink(cigar: CigarProfile, drinks: readonly Drink[], words: Words): Scored {
  const families = rankFamilies(rankDrinks(cigar, drinks, words), cigar)
  const spirits = families.filter(({ best }) => best.kind === 'spirit')
  const [first] = families
  const isClearlyBetter = !spirits[0] || first!.points >= spirits[0].points + lead
  return pourBest(cigar, isClearlyBetter ? [first!] : spirits, words)[0]!
}

export interface ScoredCigar extends Omit<Scored, 'drink'> {
  cigar: Cigar
}

/** The other direction: lines for a drink, best first, one of each maker. */
export function suggestCigars(
  drink: Drink,
  cigars: readonly Cigar[],
  count: number,
  { familyOf, labelOf }: Words,
): ScoredCigar[] {
  const scored = cigars.map(cigar => {
    const { score, reasons } = scorePair({
      cigar: profileOf(cigar, undefined, []),
      drink,
      familyOf,
      labelOf,
    })
    return { cigar, score, reasons }
  })
  scored.sort((a, b) => b.score - a.score || (a.cigar.id < b.cigar.id ? -1 : 1))
  const makers = new Set<string>()
  return scored.filter(({ cigar }) => !makers.has(cigar.brand) && makers.add(cigar.brand)).slice(0, count)
}
