import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { offeredUnasked } from './offered-drinks.rules.ts'
import type { Pair } from './pair.rules.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import {
  clampScore,
  countCigarPoints,
  type PersonalPrinciples,
  personalPointsCounter,
  type RankedFamily,
  rankDrinks,
  rankFamilies,
  type ScoredDrink,
  scorePair,
} from './scoring.rules.ts'

type NoteLabels = Pick<Pair, 'familyOf' | 'labelOf'>

const suggestionCount = 3

/** The best drinks of the three best families of one kind, highest score first; fewer if there are fewer families. */
export function suggestDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  kind: DrinkKind,
  labels: NoteLabels,
  personal: PersonalPrinciples = [],
): ScoredDrink[] {
  const ranked = rankDrinks(cigar, drinksOfKind(drinks, kind), labels, personal)
  return scoreBest(cigar, rankFamilies(ranked, cigar), labels, personal)
}

const drinksByKind = new WeakMap<readonly Drink[], Partial<Record<DrinkKind, readonly Drink[]>>>()

/** The same list for the same drinks: ranking indexes lists that come again. */
export function drinksOfKind(drinks: readonly Drink[], kind: DrinkKind): readonly Drink[] {
  const lists = drinksByKind.get(drinks) ?? {}
  drinksByKind.set(drinks, lists)
  lists[kind] ??= offeredUnasked(drinks.filter(drink => drink.kind === kind))
  return lists[kind]
}

function scoreBest(
  cigar: CigarProfile,
  families: readonly RankedFamily[],
  { familyOf, labelOf }: NoteLabels,
  personal: PersonalPrinciples = [],
): ScoredDrink[] {
  return families
    .slice(0, suggestionCount)
    .map(({ best }) => scorePair({ cigar, drink: best, familyOf, labelOf }, personal))
    .sort((a, b) => b.score - a.score)
}

/** Required lead of a wine or an alcohol-free drink over the best spirit. */
const requiredLead = 5

/** Without a requested kind it is a spirit, unless something else is clearly better. */
export function suggestDrink(cigar: CigarProfile, drinks: readonly Drink[], labels: NoteLabels): ScoredDrink {
  const families = rankFamilies(rankDrinks(cigar, offeredUnasked(drinks), labels), cigar)
  const spirits = families.filter(({ best }) => best.kind === 'spirit')
  const [first] = families
  const isClearlyBetter = !spirits[0] || first!.points >= spirits[0].points + requiredLead
  const best = isClearlyBetter ? first! : highestScore(spirits.slice(0, suggestionCount))
  return scorePair({ cigar, drink: best.best, familyOf: labels.familyOf, labelOf: labels.labelOf })
}

/** The first of those with the same score. */
function highestScore(families: readonly RankedFamily[]): RankedFamily {
  return families.reduce((best, family) =>
    clampScore(family.bestPoints) > clampScore(best.bestPoints) ? family : best,
  )
}

export interface ScoredCigar extends Omit<ScoredDrink, 'drink'> {
  cigar: Cigar
}

/** Lines for a drink, best first, one per maker. */
export function suggestCigars(
  drink: Drink,
  cigars: readonly Cigar[],
  count: number,
  labels: NoteLabels,
): ScoredCigar[] {
  return selectCigars({ drink, cigars, points: pointsOfCigars(drink, cigars, labels), count, labels: labels })
}

/** In the order of the lines. Independent of the member, so it can be cached. */
export function pointsOfCigars(drink: Drink, cigars: readonly Cigar[], labels: NoteLabels): Int16Array {
  return countCigarPoints(drink, profilesOf(cigars), labels)
}

interface CigarChoice {
  drink: Drink
  cigars: readonly Cigar[]
  /** From `pointsOfCigars`. */
  points: ArrayLike<number>
  count: number
  labels: NoteLabels
  personal?: PersonalPrinciples
}

export function selectCigars({
  drink,
  cigars,
  points,
  count,
  labels,
  personal = [],
}: CigarChoice): ScoredCigar[] {
  const { familyOf, labelOf } = labels
  const profiles = profilesOf(cigars)
  const toPair = (index: number): Pair => ({ cigar: profiles[index]!, drink, familyOf, labelOf })
  const ownPointsOf = personalPointsCounter(personal)
  const scores = Int16Array.from(points, (base, index) => clampScore(base + ownPointsOf(toPair(index))))
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
