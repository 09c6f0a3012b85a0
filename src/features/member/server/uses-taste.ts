import type { Database } from '#platform/server/database/open-database.ts'
import { defaultSettings } from '../member.contract.ts'
import { findRecordsSettings } from './records-settings.store.ts'

/** The taste is learned from the member's records, so it does not count without the memory. */
export async function usesTaste(database: Pick<Database, 'runAsMember'>, memberId: string): Promise<boolean> {
  const settings = (await findRecordsSettings(database, memberId)) ?? defaultSettings
  return settings.memory_enabled && settings.taste_enabled
}
