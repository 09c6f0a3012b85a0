import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { savedPairings, toldColumns } from './vault.tables.ts'

const { id, user_id, cigar_name, pairing_type, pairing_name, rating, saved_on, deleted_at, share_code } =
  savedPairings

/** Puts a pairing back that was taken out within a day, or finds what stands in its place. */
export async function putBack(transaction: Transaction, memberId: string, wanted: string) {
  const isRecent = gt(deleted_at, sql`now() - interval '1 day'`)
  const [taken] = await transaction
    .select()
    .from(savedPairings)
    .where(and(eq(id, wanted), eq(user_id, memberId), or(isNull(deleted_at), isRecent)))
    .for('update')
  if (!taken) return undefined
  const twin = taken.deleted_at && (await rateTwin(transaction, taken))
  if (twin) {
    // Else the page would be back once more after its new owner had taken it away.
    if (taken.share_code)
      await transaction.update(savedPairings).set({ share_code: null }).where(eq(id, taken.id))
    return twin
  }
  const [row] = await transaction
    .update(savedPairings)
    .set({ deleted_at: null })
    .where(eq(id, taken.id))
    .returning(toldColumns)
  return row
}

/** The same pairing of the same day, saved again meanwhile; without stars or a page of its own it takes over the others. */
async function rateTwin(transaction: Transaction, taken: typeof savedPairings.$inferSelect) {
  const [twin] = await transaction
    .update(savedPairings)
    .set({
      rating: sql`coalesce(${rating}, ${taken.rating})`,
      share_code: sql`coalesce(${share_code}, ${taken.share_code})`,
    })
    .where(
      and(
        eq(user_id, taken.user_id),
        eq(cigar_name, taken.cigar_name),
        eq(pairing_type, taken.pairing_type),
        eq(pairing_name, taken.pairing_name),
        eq(saved_on, taken.saved_on),
        isNull(deleted_at),
      ),
    )
    .returning(toldColumns)
  return twin
}

/** Whether a row could not be put back because it was saved again at that very moment. */
export function hasTwin(failure: unknown): boolean {
  const { code, constraint } = ((failure as Error).cause ?? failure) as pg.DatabaseError
  return code === '23505' && constraint === 'saved_pairings_once_a_day'
}
