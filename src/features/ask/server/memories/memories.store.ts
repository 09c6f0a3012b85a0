import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { arturoMemories } from '../ask.tables.ts'
import type { Told } from './memory-meaning.ts'

export interface StoredMemory extends Told {
  id: string
  words: string
  told_at: string
}

interface Removed {
  removed: number
  removed_at: string | null
}

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface MemoriesStore {
  /** The latest first. */
  list(memberId: string): Promise<StoredMemory[]>
  /** Replaces what was told about the same subject. Resolves with whether there was room for it. */
  save(memberId: string, told: Told & { words: string }, maxMemories: number): Promise<boolean>
  /** Only a value among `values`, if there are any. Resolves with what it removed. */
  removeSubject(
    memberId: string,
    subject: string,
    values: readonly string[] | undefined,
  ): Promise<Told | undefined>
  remove(memberId: string, id: string): Promise<Removed>
  removeAll(memberId: string): Promise<Removed>
  /** Those removed at that time, within a day, unless something newer was told. Resolves with how many. */
  restore(memberId: string, removedAt: string): Promise<number>
}

const { user_id, subject, value, removed_at } = arturoMemories

const listMemories = memberQuery(
  'list-arturo-memories',
  `select id, subject, value, words,
     to_char(told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as told_at
   from arturo_memories where user_id = $1::uuid and removed_at is null
   order by arturo_memories.told_at desc, id desc`,
)

export function openMemoriesStore({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): MemoriesStore {
  const removeWhere = (memberId: string, which: SQL | undefined) =>
    inTransaction(memberId, async transaction => {
      const rows = await markRemoved(transaction, memberId, which)
      return { removed: rows.length, removed_at: rows[0]?.removed_at?.toISOString() ?? null }
    })
  return {
    list: memberId => runAsMember<StoredMemory>(listMemories, memberId),
    save: (memberId, told, maxMemories) =>
      inTransaction(memberId, async transaction => {
        await takeTurn(transaction, memberId)
        if (await isFullWithout(transaction, memberId, { subject: told.subject, maxMemories })) return false
        await upsert(transaction, memberId, told)
        return true
      }),
    removeSubject: (memberId, which, values) =>
      inTransaction(memberId, async transaction => {
        const [removed] = await markRemoved(
          transaction,
          memberId,
          and(eq(subject, which), values && inArray(value, [...values])),
        )
        return removed
      }),
    remove: (memberId, id) => removeWhere(memberId, eq(arturoMemories.id, id)),
    removeAll: memberId => removeWhere(memberId, undefined),
    restore: (memberId, removedAt) =>
      inTransaction(memberId, async transaction => {
        await takeTurn(transaction, memberId)
        const restored = await transaction
          .update(arturoMemories)
          .set({ removed_at: null })
          .where(
            and(
              eq(user_id, memberId),
              eq(removed_at, new Date(removedAt)),
              sql`${removed_at} > now() - interval '1 day'`,
              sql`not exists (select from arturo_memories newer where newer.user_id = ${memberId}::uuid
                and newer.subject = ${subject} and newer.removed_at is null)`,
            ),
          )
          .returning({ id: arturoMemories.id })
        return restored.length
      }),
  }
}

/** Whoever restores while something newer is told about the same subject waits for it. */
async function takeTurn(transaction: Transaction, memberId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}, 57))`)
}

function markRemoved(transaction: Transaction, memberId: string, which: SQL | undefined) {
  return transaction
    .update(arturoMemories)
    .set({ removed_at: sql`now()` })
    .where(and(eq(user_id, memberId), isNull(removed_at), which))
    .returning({ subject, value, removed_at })
}

async function isFullWithout(
  transaction: Transaction,
  memberId: string,
  { subject: told, maxMemories }: { subject: string; maxMemories: number },
): Promise<boolean> {
  const others = await transaction
    .select({ subject })
    .from(arturoMemories)
    .where(and(eq(user_id, memberId), isNull(removed_at), ne(subject, told)))
    .limit(maxMemories)
  return others.length >= maxMemories
}

/** Told again with the same value, it stays as old as it is. */
async function upsert(
  transaction: Transaction,
  memberId: string,
  told: Told & { words: string },
): Promise<void> {
  await transaction
    .insert(arturoMemories)
    .values({ id: randomUUID(), user_id: memberId, ...told })
    .onConflictDoUpdate({
      target: [user_id, subject],
      targetWhere: isNull(removed_at),
      set: { value: told.value, words: told.words, told_at: sql`now()` },
      setWhere: ne(value, told.value),
    })
}

/** Those of every member that can no longer be restored. */
export async function purgeRemovedMemories({ service }: Pick<Database, 'service'>): Promise<void> {
  await service.query("delete from arturo_memories where removed_at <= now() - interval '1 day'")
}
