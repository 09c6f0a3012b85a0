import type { Database } from '#platform/server/database/open-database.ts'
import { openSettingsStore } from './settings.store.ts'

/** Whether this member is to see links to shops. Who never chose does, as the house says they will. */
export async function wantsAffiliateLinks(
  database: Pick<Database, 'inTransaction'>,
  memberId: string,
): Promise<boolean> {
  const { settings } = await openSettingsStore(database).read(memberId)
  return settings?.show_affiliate_links ?? true
}
