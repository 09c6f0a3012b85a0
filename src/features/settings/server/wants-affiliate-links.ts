import type { Database } from '#platform/server/database/open-database.ts'
import { openSettingsStore } from './settings.store.ts'

export async function wantsAffiliateLinks(
  database: Pick<Database, 'inTransaction' | 'runAsMember'>,
  memberId: string,
): Promise<boolean> {
  const { settings } = await openSettingsStore(database).read(memberId)
  return settings.show_affiliate_links
}
