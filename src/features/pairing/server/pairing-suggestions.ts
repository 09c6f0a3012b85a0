import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import {
  profileOf,
  type ScoredCigar,
  type ScoredDrink,
  suggestBeers,
  suggestCigars,
  suggestDrinks,
} from '../engine/engine.rules.ts'

/** Cached suggestions for every cigar and every drink of the catalogue. */
export interface PairingSuggestions {
  /** Three drinks of this kind, best first, each of another family. */
  drinksFor(cigar: Cigar, kind: DrinkKind): readonly ScoredDrink[]
  /** Three beers, best first, each of another style. */
  beersFor(cigar: Cigar): readonly ScoredDrink[]
  /** Best first, each of another maker. */
  cigarsFor(drink: Drink): readonly ScoredCigar[]
}

const cacheSize = 2500
const cigarsSuggested = 9
/** A second or third beer with fewer points is left out. */
const minFurtherBeer = 42

export function openPairingSuggestions(catalogue: Catalogue): PairingSuggestions {
  const drinks = new LruCache<readonly ScoredDrink[]>(cacheSize)
  const cigars = new LruCache<readonly ScoredCigar[]>(cacheSize)
  return {
    drinksFor: (cigar, kind) =>
      drinks.getOrSet(`${kind} ${cigar.id}`, () =>
        suggestDrinks(profileOf(cigar, undefined, []), catalogue.drinks, kind, catalogue),
      ),
    beersFor: cigar =>
      drinks.getOrSet(`beer ${cigar.id}`, () =>
        suggestBeers(profileOf(cigar, undefined, []), catalogue.drinks, catalogue).filter(
          ({ score }, place) => place === 0 || score >= minFurtherBeer,
        ),
      ),
    cigarsFor: drink =>
      cigars.getOrSet(drink.id, () => suggestCigars(drink, catalogue.cigars, cigarsSuggested, catalogue)),
  }
}
