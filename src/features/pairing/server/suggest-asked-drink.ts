import type { Drink, DrinkFamily, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { bestOfKinds, type CigarProfile, type ScoredDrink, suggestDrinks } from '../engine/engine.rules.ts'

/** The best drink of these families, or of all if none was asked for. */
export type SuggestAsked = (cigar: CigarProfile, families: readonly DrinkFamily[]) => ScoredDrink

/** Of all drinks, three of each kind; the same profile is ranked once. */
export type DrinksOfKind = (cigar: CigarProfile, kind: DrinkKind) => readonly ScoredDrink[]

export function rememberDrinks(catalogue: Catalogue): DrinksOfKind {
  const byProfile = new WeakMap<CigarProfile, Partial<Record<DrinkKind, readonly ScoredDrink[]>>>()
  return (cigar, kind) => {
    const known = byProfile.get(cigar) ?? {}
    byProfile.set(cigar, known)
    known[kind] ??= suggestDrinks(cigar, catalogue.drinks, kind, catalogue)
    return known[kind]
  }
}

export function createSuggestAsked(catalogue: Catalogue, drinksOfKind: DrinksOfKind): SuggestAsked {
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
    if (families.length === 0) return bestOfKinds(kind => drinksOfKind(cigar, kind))
    return bestOf(catalogue, cigar, drinksOf(families))!
  }
}

/** The best for a cigar out of a list; undefined if none of it is offered. */
export function bestOf(
  catalogue: Catalogue,
  cigar: CigarProfile,
  drinks: readonly Drink[],
): ScoredDrink | undefined {
  const kinds = [...new Set(drinks.map(({ kind }) => kind))]
  return kinds
    .flatMap(kind => suggestDrinks(cigar, drinks, kind, catalogue).slice(0, 1))
    .sort((one, other) => other.score - one.score)[0]
}

/** A beer is one with alcohol. */
function isAsked(families: readonly DrinkFamily[], family: DrinkFamily, proof: number): boolean {
  return families.includes(family) && (family !== 'beer' || proof >= 1)
}
