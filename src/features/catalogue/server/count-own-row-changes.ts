import type { Database } from '#platform/server/database/open-database.ts'
import { countOwnRowsChangedSince as countRows } from './own-rows.store.ts'

/** How many rows of the lounge were saved or given up after this moment: they count from the next start on. */
export function countOwnRowsChangedSince(database: Pick<Database, 'service'>, since: Date): Promise<number> {
  return countRows(database, since)
}
