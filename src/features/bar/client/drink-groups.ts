import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import type { BarDrink } from '../bar.contract.ts'

export interface DrinkGroup {
  kind: DrinkKind
  name: string
  drinks: BarDrink[]
}

const names: Record<DrinkKind, string> = {
  spirit: 'Spirits',
  wine: 'Wine and beer',
  mocktail: 'Without alcohol',
}

/** Sorted by name within a kind, so that an undone removal returns to its position. */
export function groupDrinks(drinks: readonly BarDrink[]): DrinkGroup[] {
  const byName = [...drinks].sort((a, b) => a.name.localeCompare(b.name, 'en-US'))
  return drinkKinds
    .map(kind => ({ kind, name: names[kind], drinks: byName.filter(drink => drink.kind === kind) }))
    .filter(group => group.drinks.length > 0)
}
