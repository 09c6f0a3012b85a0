import { and, eq, or } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Leaning } from '../taste.rules.ts'
import { forgottenLeanings } from './taste.tables.ts'

export type LeaningKey = Pick<Leaning, 'of' | 'about'>

/** What the ratings of a member show and no longer counts. */
export interface ForgottenLeanings {
  list(memberId: string): Promise<readonly LeaningKey[]>
  /** One at least, as for `restore`. */
  forget(memberId: string, leanings: readonly LeaningKey[]): Promise<void>
  restore(memberId: string, leanings: readonly LeaningKey[]): Promise<void>
}

const { user_id, thing, about } = forgottenLeanings

const listForgotten = memberQuery(
  'list-forgotten-leanings',
  'select thing as of, about from forgotten_leanings where user_id = $1::uuid',
)

export function openForgottenLeanings({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): ForgottenLeanings {
  return {
    list: memberId => runAsMember<LeaningKey>(listForgotten, memberId),
    forget: (memberId, leanings) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .insert(forgottenLeanings)
          .values(leanings.map(leaning => ({ user_id: memberId, thing: leaning.of, about: leaning.about })))
          .onConflictDoNothing()
      }),
    restore: (memberId, leanings) =>
      inTransaction(memberId, async transaction => {
        const which = leanings.map(leaning => and(eq(thing, leaning.of), eq(about, leaning.about)))
        await transaction.delete(forgottenLeanings).where(and(eq(user_id, memberId), or(...which)))
      }),
  }
}
