import type { Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { type CigarProfile, type ScoredDrink, suggestDrink, suggestDrinks } from '../engine/engine.rules.ts'

/** The best drink of these families, or of all if none was asked for. */
export type SuggestAsked = (cigar: CigarProfile, families: readonly DrinkFamily[]) => ScoredDrink

export function createSuggestAsked(catalogue: Catalogue): SuggestAsked {
  const drinksByFamilies = new Map<string, readonly Drink[]>()
  // Ranking prepares a list once, so the same families must give the same list.
  const drinksOf = (families: readonly DrinkFamily[]) => {
    const key = families.join(' ')
    const known = drinksByFamilies.get(key)
    const drinks = known ?? catalogue.drinks.filter(({ family, proof }) => isAsked(families, family, proof))
    drinksByFamilies.set(key, drinks)
    return drinks
  }
  return (cigar, families) => {
    if (families.length === 0) return suggestDrink(cigar, catalogue.drinks, catalogue)
    const drinks = drinksOf(families)
    const kinds = [...new Set(drinks.map(({ kind }) => kind))]
    return kinds
      .flatMap(kind => suggestDrinks(cigar, drinks, kind, catalogue).slice(0, 1))
      .reduce((best, scored) => (scored.score > best.score ? scored : best))
  }
}

/** A beer is one with alcohol. */
function isAsked(families: readonly DrinkFamily[], family: DrinkFamily, proof: number): boolean {
  return families.includes(family) && (family !== 'beer' || proof >= 1)
}
