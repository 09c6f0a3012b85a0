import type { Database } from '#platform/server/database/open-database.ts'
import { openForgottenLeanings } from './forgotten-leanings.store.ts'

/** What a taste is read with, beside the ratings. */
export function openTaste({ database }: { database: Pick<Database, 'inTransaction' | 'runAsMember'> }) {
  return { forgottenLeanings: openForgottenLeanings(database) }
}
