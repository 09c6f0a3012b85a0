import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { Recent } from '#platform/server/recent.ts'
import { profileOf } from '../profile.rules.ts'
import type { Scored } from '../scoring.rules.ts'
import { type ScoredCigar, suggestCigars, suggestDrinks } from '../suggestions.rules.ts'

/** Cached suggestions for every cigar and every drink of the catalogue. */
export interface PairingSuggestions {
  /** Three drinks of this kind, best first, each of another family. */
  drinksFor(cigar: Cigar, kind: DrinkKind): readonly Scored[]
  /** Best first, each of another maker. */
  cigarsFor(drink: Drink): readonly ScoredCigar[]
}

const cacheSize = 2500
const cigarsSuggested = 9

export function openHousePairings(catalogue: HouseCatalogue): PairingSuggestions {
  const drinks = new Recent<readonly Scored[]>(cacheSize)
  const cigars = new Recent<readonly ScoredCigar[]>(cacheSize)
  return {
    drinksFor: (cigar, kind) =>
      drinks.recall(`${kind} ${cigar.id}`, () =>
        suggestDrinks(profileOf(cigar, undefined, []), catalogue.drinks, kind, catalogue),
      ),
    cigarsFor: drink =>
      cigars.recall(drink.id, () => suggestCigars(drink, catalogue.cigars, cigarsSuggested, catalogue)),
  }
}
