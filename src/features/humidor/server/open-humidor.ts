import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type BulkItemsStore, openBulkItems } from './bulk-items.store.ts'
import { type GiftsStore, openGiftsStore } from './gifts/gifts.store.ts'
import { type HumidorsStore, openHumidorsStore } from './humidors.store.ts'
import { type ItemImports, openItemImports } from './import/open-item-imports.ts'
import { type ItemsStore, openItemsStore } from './items.store.ts'
import { type MaintenanceStore, openMaintenanceStore } from './maintenance.store.ts'
import { openKeptCigars, type ReadKeptCigars } from './read-kept-cigars.ts'
import { openLineRecords, type ReadLineRecords } from './read-line-records.ts'
import { openReadinessRules, type ReadinessRulesStore } from './readiness-rules.store.ts'

/** What a member keeps, and where. */
export interface HumidorServices {
  items: ItemsStore
  bulk: BulkItemsStore
  rules: ReadinessRulesStore
  humidors: HumidorsStore
  maintenance: MaintenanceStore
  imports: ItemImports
  gifts: GiftsStore
  keptCigars: ReadKeptCigars
  lineRecords: ReadLineRecords
}

interface Services {
  catalogue: Catalogue
  database: Pick<Database, 'inTransaction' | 'runAsMember'>
}

export function openHumidor({ catalogue, database }: Services): HumidorServices {
  return {
    items: openItemsStore(database),
    bulk: openBulkItems(database),
    rules: openReadinessRules(database),
    humidors: openHumidorsStore(database),
    maintenance: openMaintenanceStore(database),
    imports: openItemImports(catalogue, database),
    gifts: openGiftsStore(database),
    keptCigars: openKeptCigars({ catalogue, database }),
    lineRecords: openLineRecords(database),
  }
}
