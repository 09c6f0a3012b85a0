import type { Database } from '#platform/server/database/open-database.ts'
import { countSettingsChangedSince as countSettings } from './lounge-settings.store.ts'

/** How many settings were changed by the page after this moment: they count from the next start on. */
export function countSettingsChangedSince(database: Pick<Database, 'service'>, since: Date): Promise<number> {
  return countSettings(database, since)
}
