import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { houseTellings, tellings } from './tellings.tables.ts'

/** Narrations per UTC day: per member and in total. */
export interface TellingsStore {
  /** Counts one narration before the model is called. Resolves with its day, or with the quota that is exhausted. */
  take(memberId: string, limits: { perMember: number; total: number }): Promise<Taken>
  spend(memberId: string, day: string, tokens: number): Promise<void>
  giveBack(memberId: string, day: string): Promise<void>
}

type QuotaScope = 'member' | 'server'
export type Taken = { day: string } | { exhausted: QuotaScope }

const { user_id, day, times, tokens } = tellings

/** Thrown to roll the transaction back, so that nothing is counted. */
class QuotaExhausted extends Error {
  readonly scope: QuotaScope

  constructor(scope: QuotaScope) {
    super('quota exhausted')
    this.scope = scope
  }
}

export function openTellings({ inTransaction }: Pick<Database, 'inTransaction'>): TellingsStore {
  const isRow = (memberId: string, countedDay: string) => and(eq(user_id, memberId), eq(day, countedDay))
  return {
    async take(memberId, limits) {
      try {
        return await inTransaction(memberId, async transaction => {
          const countedDay = await countForMember(transaction, memberId, limits.perMember)
          await countInTotal(transaction, countedDay, limits.total)
          return { day: countedDay }
        })
      } catch (failure) {
        if (failure instanceof QuotaExhausted) return { exhausted: failure.scope }
        throw failure
      }
    },
    spend: (memberId, countedDay, usedTokens) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .update(tellings)
          .set({ tokens: sql`${tokens} + ${usedTokens}` })
          .where(isRow(memberId, countedDay))
      }),
    giveBack: (memberId, countedDay) =>
      inTransaction(memberId, async transaction => {
        await transaction.update(tellings).set(decrement(times)).where(isRow(memberId, countedDay))
        await transaction
          .update(houseTellings)
          .set(decrement(houseTellings.times))
          .where(eq(houseTellings.day, countedDay))
      }),
  }
}

const decrement = (counter: typeof times | typeof houseTellings.times): { times: SQL } => ({
  times: sql`greatest(${counter} - 1, 0)`,
})

/** A single statement, so that of two concurrent ones the second sees the count of the first. Resolves with the day. */
async function countForMember(transaction: Transaction, memberId: string, limit: number): Promise<string> {
  const [row] = await transaction
    .insert(tellings)
    .values({ user_id: memberId, day: sql`default`, times: 1 })
    .onConflictDoUpdate({
      target: [user_id, day],
      set: { times: sql`${times} + 1` },
      setWhere: lt(times, limit),
    })
    .returning({ day })
  if (!row) throw new QuotaExhausted('member')
  return row.day
}

/** Runs last, because every narration locks this row. */
async function countInTotal(transaction: Transaction, countedDay: string, limit: number): Promise<void> {
  const [row] = await transaction
    .insert(houseTellings)
    .values({ day: countedDay, times: 1 })
    .onConflictDoUpdate({
      target: houseTellings.day,
      set: { times: sql`${houseTellings.times} + 1` },
      setWhere: lt(houseTellings.times, limit),
    })
    .returning({ day: houseTellings.day })
  if (!row) throw new QuotaExhausted('server')
}
