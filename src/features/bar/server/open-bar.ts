import type { CatalogueData, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { BarLevel } from '../bar.contract.ts'
import { drinkOfOwnBottle } from '../own-bottle.rules.ts'
import { type BarStore, type Bottle, openBarStore } from './bar.store.ts'

export interface Bar {
  /** What a member can pour, the latest first: nothing empty, and no drink that has left the catalogue. */
  pourable(memberId: string): Promise<ReadonlyMap<Drink, BarLevel>>
  /** The same with the empty bottles. */
  drinksIn(memberId: string): Promise<readonly (readonly [Drink, BarLevel])[]>
  /** Of a bottle; undefined if it has left the catalogue. */
  drinkOf(bottle: Pick<Bottle, 'drink_id' | 'own'>): Drink | undefined
  /** For the bar's own routes. */
  bottles: BarStore
}

interface Services {
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
  catalogue: Pick<CatalogueData, 'drinks' | 'drinksById'>
}

export function openBar({ database, catalogue: { drinks, drinksById } }: Services): Bar {
  const bottles = openBarStore(database, drinkId => drinksById.has(drinkId))
  const drinkOf: Bar['drinkOf'] = ({ drink_id, own }) =>
    own ? drinkOfOwnBottle(drink_id, own, drinks) : drinksById.get(drink_id)
  const drinksIn: Bar['drinksIn'] = async memberId =>
    (await bottles.list(memberId)).flatMap(bottle => {
      const drink = drinkOf(bottle)
      return drink ? [[drink, bottle.level] as const] : []
    })
  return {
    bottles,
    drinkOf,
    drinksIn,
    pourable: async memberId => new Map((await drinksIn(memberId)).filter(([, level]) => level !== 'empty')),
  }
}
