import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { publicColumns, savedPairings } from './vault.tables.ts'

const { id, user_id, cigar_name, pairing_type, pairing_name, rating, saved_on, deleted_at, share_code } =
  savedPairings

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

/** The same pairing, saved again that day. It takes over the rating and the share code if it has none. */
async function mergeIntoDuplicate(transaction: Transaction, removed: typeof savedPairings.$inferSelect) {
  const [duplicate] = await transaction
    .update(savedPairings)
    .set({
      rating: sql`coalesce(${rating}, ${removed.rating})`,
      share_code: sql`coalesce(${share_code}, ${removed.share_code})`,
    })
    .where(
      and(
        eq(user_id, removed.user_id),
        eq(cigar_name, removed.cigar_name),
        eq(pairing_type, removed.pairing_type),
        eq(pairing_name, removed.pairing_name),
        eq(saved_on, removed.saved_on),
        isNull(deleted_at),
      ),
    )
    .returning(publicColumns)
  return duplicate
}

/** Whether restoring failed because the pairing was saved again at the same moment. */
export function isDuplicateConflict(failure: unknown): boolean {
  const { code, constraint } = ((failure as Error).cause ?? failure) as pg.DatabaseError
  return code === '23505' && constraint === 'saved_pairings_once_a_day'
}

/** Those that can no longer be restored. Needs the owner role: the policies hide other members' rows from every other one. */
export async function purgeRemovedPairings(owner: pg.Pool): Promise<void> {
  await owner.query("delete from saved_pairings where deleted_at <= now() - interval '1 day'")
}
