import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { houseTellings, tellings } from './tellings.tables.ts'

/** How often a member was told something, and all of them together, day by day (UTC). */
export interface TellingsStore {
  /** Counts one more, before it is asked for. Resolves with its day, or with whose day had enough already. */
  take(memberId: string, most: { ofMember: number; ofHouse: number }): Promise<Taken>
  /** What it took, in tokens. */
  spend(memberId: string, day: string, tokens: number): Promise<void>
  /** Takes one off again: nobody told anything. */
  giveBack(memberId: string, day: string): Promise<void>
}

export type Taken = { day: string } | { enough: 'member' | 'house' }

const { user_id, day, times, tokens } = tellings

/** Ends the transaction, so that nothing of it was counted. */
class Enough extends Error {
  readonly of: 'member' | 'house'

  constructor(of: Enough['of']) {
    super('enough')
    this.of = of
  }
}

export function openTellings({ inTransaction }: Pick<Database, 'inTransaction'>): TellingsStore {
  const ofMember = (memberId: string, on: string) => and(eq(user_id, memberId), eq(day, on))
  return {
    async take(memberId, most) {
      try {
        return await inTransaction(memberId, async transaction => {
          const taken = await countMember(transaction, memberId, most.ofMember)
          await countHouse(transaction, taken, most.ofHouse)
          return { day: taken }
        })
      } catch (failure) {
        if (failure instanceof Enough) return { enough: failure.of }
        throw failure
      }
    },
    spend: (memberId, on, spent) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .update(tellings)
          .set({ tokens: sql`${tokens} + ${spent}` })
          .where(ofMember(memberId, on))
      }),
    giveBack: (memberId, on) =>
      inTransaction(memberId, async transaction => {
        await transaction.update(tellings).set(oneLess(times)).where(ofMember(memberId, on))
        await transaction
          .update(houseTellings)
          .set(oneLess(houseTellings.times))
          .where(eq(houseTellings.day, on))
      }),
  }
}

const oneLess = (counted: typeof times | typeof houseTellings.times): { times: SQL } => ({
  times: sql`greatest(${counted} - 1, 0)`,
})

/** One statement: of two at once the second sees what the first counted. Resolves with the day. */
async function countMember(transaction: Transaction, memberId: string, most: number): Promise<string> {
  const [row] = await transaction
    .insert(tellings)
    .values({ user_id: memberId, day: sql`default`, times: 1 })
    .onConflictDoUpdate({
      target: [user_id, day],
      set: { times: sql`${times} + 1` },
      setWhere: lt(times, most),
    })
    .returning({ day })
  if (!row) throw new Enough('member')
  return row.day
}

/** Last, for everybody waits for this row. */
async function countHouse(transaction: Transaction, on: string, most: number): Promise<void> {
  const [row] = await transaction
    .insert(houseTellings)
    .values({ day: on, times: 1 })
    .onConflictDoUpdate({
      target: houseTellings.day,
      set: { times: sql`${houseTellings.times} + 1` },
      setWhere: lt(houseTellings.times, most),
    })
    .returning({ day: houseTellings.day })
  if (!row) throw new Enough('house')
}
