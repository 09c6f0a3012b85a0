import type { Catalogue } from '#features/catalogue/catalogue.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { BarLevel } from '../bar.contract.ts'
import { type BarStore, openBarStore } from './bar.store.ts'

/** What members have at home to pour. */
export interface Bar {
  /** By the id of the drink, the latest first; what has left the catalogue is not among them. */
  levelsOf(memberId: string): Promise<ReadonlyMap<string, BarLevel>>
  /** Everything there is to ask, for the bar's own routes. */
  bottles: BarStore
}

interface Services {
  database: Pick<Database, 'inTransaction'>
  catalogue: Pick<Catalogue, 'drinksById'>
}

export function openBar({ database, catalogue }: Services): Bar {
  const isKnown = (drinkId: string) => catalogue.drinksById.has(drinkId)
  const bottles = openBarStore(database, isKnown)
  return {
    bottles,
    async levelsOf(memberId) {
      const known = (await bottles.list(memberId)).filter(bottle => isKnown(bottle.drink_id))
      return new Map(known.map(({ drink_id, level }) => [drink_id, level]))
    },
  }
}
