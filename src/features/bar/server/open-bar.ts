import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { BarLevel } from '../bar.contract.ts'
import { type BarStore, openBarStore } from './bar.store.ts'

export interface Bar {
  /** By drink id, the latest first, without drinks that have left the catalogue. */
  levelsOf(memberId: string): Promise<ReadonlyMap<string, BarLevel>>
  /** For the bar's own routes. */
  bottles: BarStore
}

interface Services {
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
  catalogue: Pick<CatalogueData, 'drinksById'>
}

export function openBar({ database, catalogue }: Services): Bar {
  const isInCatalogue = (drinkId: string) => catalogue.drinksById.has(drinkId)
  const bottles = openBarStore(database, isInCatalogue)
  return {
    bottles,
    async levelsOf(memberId) {
      const catalogued = (await bottles.list(memberId)).filter(bottle => isInCatalogue(bottle.drink_id))
      return new Map(catalogued.map(({ drink_id, level }) => [drink_id, level]))
    },
  }
}
