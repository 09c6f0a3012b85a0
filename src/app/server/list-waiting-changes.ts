import { countOwnRowsChangedSince } from '#features/catalogue/server/count-own-row-changes.ts'
import { countSettingsChangedSince } from '#features/lounge-settings/server/count-setting-changes.ts'
import type { Database } from '#platform/server/database/open-database.ts'

/** What admins changed by the page since `startedAt` and the server reads at its next start, in words. */
export async function listWaitingChanges(database: Database, startedAt: Date): Promise<string[]> {
  return [
    ...counted(await countSettingsChangedSince(database, startedAt), 'setting', 'settings'),
    ...counted(
      await countOwnRowsChangedSince(database, startedAt),
      'row of the catalog',
      'rows of the catalog',
    ),
  ]
}

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]
