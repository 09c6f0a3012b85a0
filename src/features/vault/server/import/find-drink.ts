import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { findDrinkByName } from '#features/pairing/server/find-by-exact-name.ts'
import type { FoundDrink } from './read-row.ts'

const maxNear = 4

/** Like a bottle typed into the bar: only a name of one drink is taken for it, never a kind of drink or a near name. */
export function findDrink(
  catalogue: Pick<Catalogue, 'drinks' | 'findDrinks' | 'understandDrink'>,
  typed: string,
): FoundDrink {
  const named = findDrinkByName(catalogue, typed)
  if (named) return { name: typed, kind: named.kind }
  const understood = catalogue.understandDrink(typed)
  if (!understood) return { near: [] }
  const { drink, group, isExact } = understood
  if (isExact && !group) return { name: drink.name, kind: drink.kind }
  const near = catalogue.findDrinks(typed).slice(0, maxNear)
  return { near: near.map(({ name }) => name) }
}
