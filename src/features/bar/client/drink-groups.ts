import type { DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { BarDrink } from '../bar.contract.ts'
import { isMixed } from '../bottle-look.rules.ts'

type GroupId = DrinkKind | 'mixed'

export interface DrinkGroup {
  id: GroupId
  name: string
  drinks: BarDrink[]
}

const names: Record<GroupId, string> = {
  spirit: 'Spirits',
  wine: 'Wine and beer',
  mixed: 'Mixed drinks',
  mocktail: 'Without alcohol',
}

const groupIds = Object.keys(names) as GroupId[]

const groupOf = (drink: BarDrink): GroupId =>
  drink.kind !== 'mocktail' && isMixed(drink) ? 'mixed' : drink.kind

/** Sorted by name within a kind, so that an undone removal returns to its position. */
export function groupDrinks(drinks: readonly BarDrink[]): DrinkGroup[] {
  const byName = [...drinks].sort((a, b) => a.name.localeCompare(b.name, 'en-US'))
  return groupIds
    .map(id => ({ id, name: names[id], drinks: byName.filter(drink => groupOf(drink) === id) }))
    .filter(group => group.drinks.length > 0)
}
