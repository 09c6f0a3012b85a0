import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { humidorSmokes } from './humidor.tables.ts'

const { id, user_id, item_id } = humidorSmokes

/** Resolves with the id for undoing it. */
export async function smokeOne(transaction: Transaction, memberId: string, itemId: string): Promise<string> {
  const [smoke] = await transaction
    .insert(humidorSmokes)
    .values({ user_id: memberId, item_id: itemId })
    .returning({ id })
  return smoke!.id
}

/** Resolves with the item that the cigar came from; undefined if it was undone before. */
export async function undoSmoke(
  transaction: Transaction,
  memberId: string,
  smokeId: string,
): Promise<string | undefined> {
  const [smoke] = await transaction
    .delete(humidorSmokes)
    .where(and(eq(user_id, memberId), eq(id, smokeId)))
    .returning({ item_id })
  return smoke?.item_id
}
