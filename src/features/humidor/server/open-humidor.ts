import type { Database } from '#platform/server/database/open-database.ts'
import { type HumidorsStore, openHumidorsStore } from './humidors.store.ts'
import { type ItemsStore, openItemsStore } from './items.store.ts'

/** What a member keeps, and where. */
export interface HumidorServices {
  items: ItemsStore
  humidors: HumidorsStore
}

export function openHumidor({ database }: { database: Pick<Database, 'inTransaction'> }): HumidorServices {
  return { items: openItemsStore(database), humidors: openHumidorsStore(database) }
}
