import type { Database } from '#platform/server/database/open-database.ts'
import { openSettingsStore } from './settings.store.ts'

export async function wantsClimateMail(
  database: Pick<Database, 'inTransaction' | 'runAsMember'>,
  memberId: string,
): Promise<boolean> {
  const { settings } = await openSettingsStore(database).read(memberId)
  return settings.notify_humidity_alert
}
