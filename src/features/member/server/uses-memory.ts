import type { Database } from '#platform/server/database/open-database.ts'
import { defaultSettings } from '../member.contract.ts'
import { findRecordsSettings } from './records-settings.store.ts'

export async function usesMemory(
  database: Pick<Database, 'runAsMember'>,
  memberId: string,
): Promise<boolean> {
  return ((await findRecordsSettings(database, memberId)) ?? defaultSettings).memory_enabled
}
