import type { Drink } from '#features/catalogue/catalogue.contract.ts'

/**
 * A request for wine is answered with wine: beer, and wine that is mixed with something, is poured when it is asked for. So is
 * water, which is no pairing.
 */
const isOffered = ({ kind, family, recipe, style }: Drink) =>
  family !== 'beer' && !(kind === 'wine' && recipe.length > 0) && !/\bmineral water$/.test(style)

const offeredByDrinks = new WeakMap<readonly Drink[], readonly Drink[]>()

/** The drinks that may be suggested unasked, or all if there are no others. The same list for the same drinks. */
export function offeredUnasked(drinks: readonly Drink[]): readonly Drink[] {
  const cached = offeredByDrinks.get(drinks)
  if (cached) return cached
  const offered = drinks.filter(isOffered)
  const chosen = offered.length > 0 ? offered : drinks
  offeredByDrinks.set(drinks, chosen)
  return chosen
}
