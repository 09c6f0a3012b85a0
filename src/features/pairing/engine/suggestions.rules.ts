import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { chooseBottles, chooseFamilies, rankFamilies } from './family-ranking.rules.ts'
import { isForbiddenPair } from './forbidden-pairs.rules.ts'
import { offeredUnasked } from './offered-drinks.rules.ts'
import type { Knowledge, Pair } from './pair.rules.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import {
  clampScore,
  countCigarPoints,
  type PersonalPrinciples,
  personalPointsCounter,
  rankDrinks,
  type ScoredDrink,
  scorePair,
} from './scoring.rules.ts'

/** A third drink that is this far behind the first, and no good match by itself, is left out. */
const maxGapOfThird = 20
const goodScore = 50

/** A drink of each of the three best families of one kind, highest score first; two if a third would be poor. */
export function suggestDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  kind: DrinkKind,
  { familyOf, labelOf, matches }: Knowledge,
  personal: PersonalPrinciples = [],
): ScoredDrink[] {
  const knowledge: Knowledge = { familyOf, labelOf, matches }
  const ranked = rankDrinks(cigar, drinksOfKind(drinks, kind), knowledge, personal)
  const suitable = ranked.filter(({ drink }) => !isForbiddenPair(cigar, drink))
  const families = chooseFamilies(
    rankFamilies(suitable.length > 0 ? suitable : ranked, cigar, knowledge),
    cigar,
    knowledge,
  )
  const scored = chooseBottles(families, cigar).map(({ drink }) =>
    scorePair({ cigar, drink, ...knowledge }, personal),
  )
  const [first, , third] = scored
  const isPoor = third && third.score < goodScore && third.score < first!.score - maxGapOfThird
  return isPoor ? scored.slice(0, 2) : scored
}

const drinksByKind = new WeakMap<readonly Drink[], Partial<Record<DrinkKind, readonly Drink[]>>>()

/** The same list for the same drinks: ranking indexes lists that come again. */
export function drinksOfKind(drinks: readonly Drink[], kind: DrinkKind): readonly Drink[] {
  const lists = drinksByKind.get(drinks) ?? {}
  drinksByKind.set(drinks, lists)
  lists[kind] ??= offeredUnasked(drinks.filter(drink => drink.kind === kind))
  return lists[kind]
}

/** Required lead of a wine or an alcohol-free drink over the best spirit. */
const requiredLead = 5

/** Without a requested kind it is a spirit, unless something else is clearly better. */
export function suggestDrink(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  knowledge: Knowledge,
): ScoredDrink {
  const [spirit, wine, mocktail] = (['spirit', 'wine', 'mocktail'] as const).map(
    kind => suggestDrinks(cigar, drinks, kind, knowledge)[0]!,
  )
  const other = wine!.score > mocktail!.score ? wine! : mocktail!
  return other.score >= spirit!.score + requiredLead ? other : spirit!
}

export interface ScoredCigar extends Omit<ScoredDrink, 'drink'> {
  cigar: Cigar
}

/** Lines for a drink, best first, one per maker. */
export function suggestCigars(
  drink: Drink,
  cigars: readonly Cigar[],
  count: number,
  knowledge: Knowledge,
): ScoredCigar[] {
  return selectCigars({ drink, cigars, points: pointsOfCigars(drink, cigars, knowledge), count, knowledge })
}

/** In the order of the lines. Independent of the member, so it can be cached. */
export function pointsOfCigars(drink: Drink, cigars: readonly Cigar[], knowledge: Knowledge): Int16Array {
  return countCigarPoints(drink, profilesOf(cigars), knowledge)
}

interface CigarChoice {
  drink: Drink
  cigars: readonly Cigar[]
  /** From `pointsOfCigars`. */
  points: ArrayLike<number>
  count: number
  knowledge: Knowledge
  personal?: PersonalPrinciples
}

export function selectCigars({
  drink,
  cigars,
  points,
  count,
  knowledge,
  personal = [],
}: CigarChoice): ScoredCigar[] {
  const { familyOf, labelOf, matches } = knowledge
  const profiles = profilesOf(cigars)
  const toPair = (index: number): Pair => ({ cigar: profiles[index]!, drink, familyOf, labelOf, matches })
  const ownPointsOf = personalPointsCounter(personal)
  const scores = Int16Array.from(points, (base, index) =>
    clampScore(base + ownPointsOf(toPair(index)), profiles[index]!),
  )
  return bestOfMakers(cigars, scores, count).map(index => {
    const { score, reasons } = scorePair(toPair(index), personal)
    return { cigar: cigars[index]!, score, reasons }
  })
}

/** Indexes of the highest scores, one per maker; ties by id. */
function bestOfMakers(cigars: readonly Cigar[], scores: Int16Array, count: number): number[] {
  const bestByMaker = new Map<string, number>()
  const isBetter = (a: number, b: number) =>
    scores[a]! - scores[b]! || (cigars[a]!.id < cigars[b]!.id ? 1 : -1)
  cigars.forEach(({ brand }, a) => {
    const best = bestByMaker.get(brand)
    if (best === undefined || isBetter(a, best) > 0) bestByMaker.set(brand, a)
  })
  return [...bestByMaker.values()].sort((a, b) => isBetter(b, a)).slice(0, count)
}

const profilesByCigars = new WeakMap<readonly Cigar[], readonly CigarProfile[]>()

function profilesOf(cigars: readonly Cigar[]): readonly CigarProfile[] {
  const cached = profilesByCigars.get(cigars)
  if (cached) return cached
  const profiles = cigars.map(cigar => profileOf(cigar, undefined, []))
  profilesByCigars.set(cigars, profiles)
  return profiles
}
