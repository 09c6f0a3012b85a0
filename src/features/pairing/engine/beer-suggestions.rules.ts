import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Knowledge } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { type RankedDrink, rankDrinks, type ScoredDrink, scorePair } from './scoring.rules.ts'

const beerCount = 3
const beersByDrinks = new WeakMap<readonly Drink[], readonly Drink[]>()

/** The best beer of the three best styles, best first; the style begins with it: `stout, dry Irish`. */
export function suggestBeers(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  knowledge: Knowledge,
): ScoredDrink[] {
  const bestByStyle = new Map<string, RankedDrink>()
  for (const ranked of rankDrinks(cigar, beersOf(drinks), knowledge)) {
    const style = ranked.drink.style.split(',')[0]!
    if (!bestByStyle.has(style)) bestByStyle.set(style, ranked)
  }
  return [...bestByStyle.values()]
    .slice(0, beerCount)
    .map(({ drink }) => scorePair({ ...knowledge, cigar, drink }))
}

/** The same list for the same drinks: ranking indexes lists that come again. */
function beersOf(drinks: readonly Drink[]): readonly Drink[] {
  const cached = beersByDrinks.get(drinks)
  if (cached) return cached
  const beers = drinks.filter(
    ({ kind, family, recipe }) => kind === 'wine' && family === 'beer' && recipe.length === 0,
  )
  beersByDrinks.set(drinks, beers)
  return beers
}
