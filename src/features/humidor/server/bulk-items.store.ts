import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { humidorItems, publicItemColumns, type StoredItem } from './humidor.tables.ts'
import { hasHumidor } from './humidors.store.ts'
import type { ItemUpdate } from './items.store.ts'

/** Several rows of one member at once; what is not theirs does not exist. */
export interface BulkItemsStore {
  /** The latest first. */
  change(memberId: string, ids: readonly string[], update: ItemUpdate): Promise<StoredItem[] | 'no humidor'>
  /** Resolves with how many there were. */
  remove(memberId: string, ids: readonly string[]): Promise<number>
}

const { user_id, id, version, created_at } = humidorItems

export function openBulkItems({ inTransaction }: Pick<Database, 'inTransaction'>): BulkItemsStore {
  return {
    change: (memberId, ids, update) =>
      inTransaction(memberId, async transaction => {
        if (update.humidor_id && !(await hasHumidor(transaction, memberId, update.humidor_id)))
          return 'no humidor'
        // Locked in one order, or two calls for the same rows could wait for each other.
        const locked = await transaction
          .select({ id })
          .from(humidorItems)
          .where(areItems(memberId, ids))
          .orderBy(id)
          .for('update')
        if (locked.length === 0) return []
        const changed = await transaction
          .update(humidorItems)
          .set({ ...update, version: sql`${version} + 1` })
          .where(areItems(memberId, ids))
          .returning({ id })
        return transaction
          .select(publicItemColumns)
          .from(humidorItems)
          .where(
            areItems(
              memberId,
              changed.map(row => row.id),
            ),
          )
          .orderBy(desc(created_at), desc(id))
      }),
    remove: (memberId, ids) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.delete(humidorItems).where(areItems(memberId, ids))
        return rowCount ?? 0
      }),
  }
}

const areItems = (memberId: string, ids: readonly string[]) =>
  and(eq(user_id, memberId), inArray(id, [...ids]))
