import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { publicColumns, savedPairings } from './vault.tables.ts'
import { isInVaultOf, isOldLookUp } from './vault-page.store.ts'

const { id, user_id, cigar_name, pairing_type, pairing_name, saved_on, deleted_at, share_code } =
  savedPairings
const { rating, status, tried_on, own_notes, result, repetition } = savedPairings

/** Restores a pairing removed within a day, or returns the row that has replaced it. */
export async function restorePairing(transaction: Transaction, memberId: string, pairingId: string) {
  const isRecent = gt(deleted_at, sql`now() - interval '1 day'`)
  const [removed] = await transaction
    .select()
    .from(savedPairings)
    .where(and(eq(id, pairingId), eq(user_id, memberId), or(isNull(deleted_at), isRecent)))
    .for('update')
  if (!removed) return undefined
  const duplicate = removed.deleted_at && (await mergeIntoDuplicate(transaction, removed))
  if (duplicate) {
    // The duplicate has the share code now. With both rows sharing it, unsharing one would leave the page up.
    if (removed.share_code)
      await transaction.update(savedPairings).set({ share_code: null }).where(eq(id, removed.id))
    return duplicate
  }
  const [row] = await transaction
    .update(savedPairings)
    .set({ deleted_at: null })
    .where(eq(id, removed.id))
    .returning(publicColumns)
  return row
}

/** The same pairing, saved again that day. It takes over what the member had added, and the share code, if it has none. */
async function mergeIntoDuplicate(transaction: Transaction, removed: typeof savedPairings.$inferSelect) {
  const [duplicate] = await transaction
    .update(savedPairings)
    .set({
      rating: sql`coalesce(${rating}, ${removed.rating})`,
      own_notes: sql`coalesce(${own_notes}, ${removed.own_notes})`,
      result: sql`coalesce(${result}, ${removed.result === null ? null : JSON.stringify(removed.result)}::jsonb)`,
      // Both expressions see the row before the update.
      status: sql`case when ${status} = 'looked up' then ${removed.status} else ${status} end`,
      tried_on: sql`case when ${status} = 'looked up' then ${removed.tried_on}::date else ${tried_on} end`,
      share_code: sql`coalesce(${share_code}, ${removed.share_code})`,
    })
    .where(
      and(
        eq(user_id, removed.user_id),
        eq(cigar_name, removed.cigar_name),
        eq(pairing_type, removed.pairing_type),
        eq(pairing_name, removed.pairing_name),
        eq(saved_on, removed.saved_on),
        eq(repetition, removed.repetition),
        isNull(deleted_at),
      ),
    )
    .returning(publicColumns)
  return duplicate
}

export async function removeOldLookUps(transaction: Transaction, memberId: string) {
  const { ids, removed_at } = await removeAll(transaction, isOldLookUp(memberId))
  return { removed: ids.length, removed_at }
}

/** Those that are in the member's vault. Resolves with their ids. */
export function removePairings(transaction: Transaction, memberId: string, pairingIds: readonly string[]) {
  return removeAll(transaction, and(inArray(id, [...pairingIds]), isInVaultOf(memberId)))
}

/** In one statement, so that all have the same time, by which they are restored. */
async function removeAll(transaction: Transaction, which: SQL | undefined) {
  const removed = await transaction
    .update(savedPairings)
    .set({ deleted_at: sql`now()` })
    .where(which)
    .returning({ id, deleted_at })
  return { ids: removed.map(row => row.id), removed_at: removed[0]?.deleted_at?.toISOString() ?? null }
}

/** Except those that were saved again for that day. Resolves with how many. */
export async function restoreRemoved(transaction: Transaction, memberId: string, removedAt: string) {
  const { rowCount } = await transaction.execute(sql`
    update ${savedPairings} removed set deleted_at = null
    where removed.user_id = ${memberId} and removed.deleted_at = ${removedAt}::timestamptz
      and removed.deleted_at > now() - interval '1 day'
      and not exists (
        select from ${savedPairings} other where other.user_id = removed.user_id and other.deleted_at is null
          and other.cigar_name = removed.cigar_name and other.pairing_type = removed.pairing_type
          and other.pairing_name = removed.pairing_name and other.saved_on = removed.saved_on
          and other.repetition = removed.repetition)`)
  return { restored: rowCount ?? 0 }
}

/** Whether restoring failed because the pairing was saved again at the same moment. */
export function isDuplicateConflict(failure: unknown): boolean {
  const { code, constraint } = ((failure as Error).cause ?? failure) as pg.DatabaseError
  return code === '23505' && constraint === 'saved_pairings_once_a_day'
}

/** Those of every member that can no longer be restored. */
export async function purgeRemovedPairings({ service }: Pick<Database, 'service'>): Promise<void> {
  await service.query("delete from saved_pairings where deleted_at <= now() - interval '1 day'")
}
