import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { memberNarrations, totalNarrations } from './narration-quota.tables.ts'

/** Narrations per UTC day: per member and in total. */
export interface NarrationQuota {
  /** Counts one narration before the model is called. Resolves with its day, or with the quota that is exhausted. */
  consume(memberId: string, limits: { perMember: number; total: number }): Promise<QuotaResult>
  recordTokens(memberId: string, day: string, tokens: number): Promise<void>
  refund(memberId: string, day: string): Promise<void>
}

type QuotaScope = 'member' | 'server'
export type QuotaResult = { day: string } | { exhausted: QuotaScope }

const { user_id, day, times, tokens } = memberNarrations

/** Thrown to roll the transaction back, so that nothing is counted. */
class QuotaExhausted extends Error {
  readonly scope: QuotaScope

  constructor(scope: QuotaScope) {
    super('quota exhausted')
    this.scope = scope
  }
}

export function openNarrationQuota({ inTransaction }: Pick<Database, 'inTransaction'>): NarrationQuota {
  const isRow = (memberId: string, countedDay: string) => and(eq(user_id, memberId), eq(day, countedDay))
  return {
    async consume(memberId, limits) {
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
    recordTokens: (memberId, countedDay, usedTokens) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .update(memberNarrations)
          .set({ tokens: sql`${tokens} + ${usedTokens}` })
          .where(isRow(memberId, countedDay))
      }),
    refund: (memberId, countedDay) =>
      inTransaction(memberId, async transaction => {
        await transaction.update(memberNarrations).set(decrement(times)).where(isRow(memberId, countedDay))
        await transaction
          .update(totalNarrations)
          .set(decrement(totalNarrations.times))
          .where(eq(totalNarrations.day, countedDay))
      }),
  }
}

const decrement = (counter: typeof times | typeof totalNarrations.times): { times: SQL } => ({
  times: sql`greatest(${counter} - 1, 0)`,
})

/** A single statement, so that of two concurrent ones the second sees the count of the first. Resolves with the day. */
async function countForMember(transaction: Transaction, memberId: string, limit: number): Promise<string> {
  const [row] = await transaction
    .insert(memberNarrations)
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
    .insert(totalNarrations)
    .values({ day: countedDay, times: 1 })
    .onConflictDoUpdate({
      target: totalNarrations.day,
      set: { times: sql`${totalNarrations.times} + 1` },
      setWhere: lt(totalNarrations.times, limit),
    })
    .returning({ day: totalNarrations.day })
  if (!row) throw new QuotaExhausted('server')
}
