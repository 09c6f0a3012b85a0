import type { Drink, DrinkFamily, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import { chooseBottles, chooseFamilies, isPoorThird, rankFamilies } from './family-ranking.rules.ts'
import { isForbiddenPair } from './forbidden-pairs.rules.ts'
import { offeredUnasked } from './offered-drinks.rules.ts'
import type { Knowledge } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import {
  type PersonalPrinciples,
  personalPointsCounter,
  rankDrinks,
  type ScoredDrink,
  scorePair,
} from './scoring.rules.ts'
import { turnWeightsOf } from './turns.rules.ts'

/** A member whose ratings count so much against a drink gets it only if there is nothing else. */
const dislikedPoints = -2

/**
 * A drink of each of the three best families of one kind, highest score first; two if a third would be poor.
 * @param shown families that are left out, because a drink of each was suggested before
 */
export function suggestDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  kind: DrinkKind,
  { familyOf, labelOf, matches }: Knowledge,
  personal: PersonalPrinciples = [],
  shown: readonly DrinkFamily[] = [],
): ScoredDrink[] {
  const knowledge: Knowledge = { familyOf, labelOf, matches }
  const offered = drinksOfKind(drinks, kind)
  const ranked = rankDrinks(cigar, offered, knowledge, personal)
  const personalPoints = personalPointsCounter(personal)
  const ownPointsOf = (drink: Drink) =>
    personal.length > 0 ? personalPoints({ cigar, drink, ...knowledge }) : 0
  const suitable = ranked.filter(
    ({ drink }) => !isForbiddenPair(cigar, drink) && ownPointsOf(drink) > dislikedPoints,
  )
  const rankedFamilies = rankFamilies(
    suitable.length > 0 ? suitable : ranked,
    cigar,
    knowledge,
    ownPointsOf,
  ).filter(({ family }) => !shown.includes(family))
  if (rankedFamilies.length === 0) return []
  const families = chooseFamilies(rankedFamilies, cigar, knowledge)
  const context = {
    weights: turnWeightsOf(offered, knowledge),
    isFavored: (drink: Drink) => ownPointsOf(drink) > 0,
  }
  const scored = chooseBottles(families, cigar, context).map(({ drink }) =>
    scorePair({ cigar, drink, ...knowledge }, personal),
  )
  const [first, , third] = scored
  return third && isPoorThird({ drink: third.drink, points: third.score }, first!.score, cigar)
    ? scored.slice(0, 2)
    : scored
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
  return bestOfKinds(kind => suggestDrinks(cigar, drinks, kind, knowledge))
}

/** The same, where the suggestions of each kind are known. */
export function bestOfKinds(suggest: (kind: DrinkKind) => readonly ScoredDrink[]): ScoredDrink {
  const [spirit, wine, mocktail] = (['spirit', 'wine', 'mocktail'] as const).map(kind => suggest(kind)[0]!)
  const other = wine!.score > mocktail!.score ? wine! : mocktail!
  return other.score >= spirit!.score + requiredLead ? other : spirit!
}
