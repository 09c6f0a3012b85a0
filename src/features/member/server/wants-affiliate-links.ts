import type { Database } from '#platform/server/database/open-database.ts'
import { openMemberStore } from './member.store.ts'

export async function wantsAffiliateLinks(
  database: Pick<Database, 'inTransaction' | 'runAsMember'>,
  memberId: string,
): Promise<boolean> {
  const { settings } = await openMemberStore(database).read(memberId)
  return settings.show_affiliate_links
}
