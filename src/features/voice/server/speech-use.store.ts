import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { speechUse } from './speech-use.tables.ts'

/** Characters read aloud by the provider, per member and UTC day. */
export interface SpeechUse {
  /** Counts a text before the provider is called. Resolves with its day; undefined if it is longer than what is left. */
  reserve(memberId: string, length: number, limit: number): Promise<string | undefined>
  giveBack(memberId: string, day: string, length: number): Promise<void>
}

const { user_id, day, characters } = speechUse

export function openSpeechUse({ inTransaction }: Pick<Database, 'inTransaction'>): SpeechUse {
  return {
    async reserve(memberId, length, limit) {
      if (length > limit) return undefined
      // A single statement, so that of two concurrent ones the second sees the count of the first.
      const rows = await inTransaction(memberId, transaction =>
        transaction
          .insert(speechUse)
          .values({ user_id: memberId, day: sql`default`, characters: length })
          .onConflictDoUpdate({
            target: [user_id, day],
            set: { characters: sql`${characters} + ${length}` },
            setWhere: lte(characters, limit - length),
          })
          .returning({ day }),
      )
      return rows[0]?.day
    },
    giveBack: (memberId, countedDay, length) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .update(speechUse)
          .set({ characters: sql`greatest(${characters} - ${length}, 0)` })
          .where(and(eq(user_id, memberId), eq(day, countedDay)))
      }),
  }
}
