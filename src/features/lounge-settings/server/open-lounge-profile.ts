import type { Database } from '#platform/server/database/open-database.ts'
import { type LoungeProfileStore, openLoungeProfileStore } from './lounge-profile.store.ts'

/** What the lounge says of itself: the whole server reads it, admins change it. */
export function openLoungeProfile(database: Pick<Database, 'service'>): LoungeProfileStore {
  return openLoungeProfileStore(database)
}
