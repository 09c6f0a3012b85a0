import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { tellings } from './tellings.tables.ts'

/** How often a member was told something, day by day (UTC). Every question is about one member's rows. */
export interface TellingsStore {
  /** Counts one more, before it is asked for. Resolves with its day; undefined where the day has had `most` already. */
  take(memberId: string, most: number): Promise<string | undefined>
  /** What it took, by the provider's count. */
  spend(memberId: string, day: string, tokens: number): Promise<void>
  /** Takes one off again: nobody told anything. */
  giveBack(memberId: string, day: string): Promise<void>
}

const { user_id, day, times, tokens } = tellings

export function openTellings({ inTransaction }: Pick<Database, 'inTransaction'>): TellingsStore {
  const change = (
    memberId: string,
    ofDay: string,
    set: Partial<Record<'times' | 'tokens', ReturnType<typeof sql>>>,
  ) =>
    inTransaction(memberId, async transaction => {
      await transaction
        .update(tellings)
        .set(set)
        .where(and(eq(user_id, memberId), eq(day, ofDay)))
    })
  return {
    async take(memberId, most) {
      if (most < 1) return undefined
      return inTransaction(memberId, async transaction => {
        // One statement: of two at once the second sees what the first counted.
        const [row] = await transaction
          .insert(tellings)
          .values({ user_id: memberId, day: sql`default`, times: 1 })
          .onConflictDoUpdate({
            target: [user_id, day],
            set: { times: sql`${times} + 1` },
            setWhere: lt(times, most),
          })
          .returning({ day })
        return row?.day
      })
    },
    spend: (memberId, ofDay, spent) => change(memberId, ofDay, { tokens: sql`${tokens} + ${spent}` }),
    giveBack: (memberId, ofDay) => change(memberId, ofDay, { times: sql`greatest(${times} - 1, 0)` }),
  }
}
