import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxItems, type ReadinessRuleOfStrength } from '../humidor.contract.ts'
import {
  humidorItems,
  type ItemValues,
  publicItemColumns,
  type StoredHumidor,
  type StoredItem,
} from './humidor.tables.ts'
import { firstHumidor, hasHumidor, listHumidors } from './humidors.store.ts'
import { listRules } from './readiness-rules.store.ts'
import { smokeOne, undoSmoke } from './smokes.store.ts'

export type NewItemValues = Omit<ItemValues, 'humidor_id'> & { humidor_id: string | undefined }
export type ItemUpdate = { [Field in keyof ItemValues]?: ItemValues[Field] | undefined }
export type ItemChange = StoredItem | 'none' | 'no humidor' | { stale: StoredItem }

/** Every method reads and writes one member's rows only; other rows do not exist for it. */
export interface ItemsStore {
  /** The latest first, with the humidors, the oldest first, and the member's own rules. */
  list(
    memberId: string,
  ): Promise<{ items: StoredItem[]; humidors: StoredHumidor[]; rules: ReadinessRuleOfStrength[] }>
  find(memberId: string, itemId: string): Promise<StoredItem | undefined>
  add(memberId: string, values: NewItemValues): Promise<StoredItem | 'no humidor' | 'full'>
  /** Only if the row has the expected version. */
  change(memberId: string, itemId: string, update: ItemUpdate, expected: number): Promise<ItemChange>
  /** Without an expected version whatever its version is. */
  remove(
    memberId: string,
    itemId: string,
    expected: number | undefined,
  ): Promise<'removed' | 'none' | { stale: StoredItem }>
  smoke(
    memberId: string,
    itemId: string,
  ): Promise<{ item: StoredItem; smokeId: string } | 'none' | 'none left'>
  /** Undefined if it was undone before. */
  undoSmoke(memberId: string, smokeId: string): Promise<StoredItem | undefined>
}

const { user_id, id, version, created_at, quantity } = humidorItems

export function openItemsStore({ inTransaction }: Pick<Database, 'inTransaction'>): ItemsStore {
  return {
    list: memberId =>
      inTransaction(memberId, async transaction => ({
        items: await transaction
          .select(publicItemColumns)
          .from(humidorItems)
          .where(eq(user_id, memberId))
          .orderBy(desc(created_at), desc(id)),
        humidors: await listHumidors(transaction, memberId),
        rules: await listRules(transaction, memberId),
      })),
    find: (memberId, itemId) =>
      inTransaction(memberId, transaction => findItem(transaction, memberId, itemId)),
    add: (memberId, { humidor_id, ...values }) =>
      inTransaction(memberId, async transaction => {
        if (humidor_id && !(await hasHumidor(transaction, memberId, humidor_id))) return 'no humidor'
        if ((await transaction.$count(humidorItems, eq(user_id, memberId))) >= maxItems) return 'full'
        const place = humidor_id ?? (await firstHumidor(transaction, memberId)).id
        const [item] = await transaction
          .insert(humidorItems)
          .values({ user_id: memberId, humidor_id: place, ...values })
          .returning(publicItemColumns)
        return item!
      }),
    change: (memberId, itemId, update, expected) =>
      inTransaction(memberId, async transaction => {
        if (update.humidor_id && !(await hasHumidor(transaction, memberId, update.humidor_id)))
          return 'no humidor'
        const [changed] = await transaction
          .update(humidorItems)
          .set({ ...update, version: sql`${version} + 1` })
          .where(and(isItem(memberId, itemId), eq(version, expected)))
          .returning(publicItemColumns)
        return changed ?? staleOrNone(transaction, memberId, itemId)
      }),
    remove: (memberId, itemId, expected) =>
      inTransaction(memberId, async transaction => {
        const isVersion = expected === undefined ? undefined : eq(version, expected)
        const { rowCount } = await transaction
          .delete(humidorItems)
          .where(and(isItem(memberId, itemId), isVersion))
        return rowCount === 1 ? 'removed' : staleOrNone(transaction, memberId, itemId)
      }),
    smoke: (memberId, itemId) =>
      inTransaction(memberId, async transaction => {
        const [item] = await transaction
          .update(humidorItems)
          .set({ quantity: sql`${quantity} - 1`, version: sql`${version} + 1` })
          .where(and(isItem(memberId, itemId), gt(quantity, 0)))
          .returning(publicItemColumns)
        if (item) return { item, smokeId: await smokeOne(transaction, memberId, itemId) }
        return (await findItem(transaction, memberId, itemId)) ? 'none left' : 'none'
      }),
    undoSmoke: (memberId, smokeId) =>
      inTransaction(memberId, async transaction => {
        const itemId = await undoSmoke(transaction, memberId, smokeId)
        if (!itemId) return undefined
        const [item] = await transaction
          .update(humidorItems)
          .set({ quantity: sql`${quantity} + 1`, version: sql`${version} + 1` })
          .where(isItem(memberId, itemId))
          .returning(publicItemColumns)
        return item
      }),
  }
}

async function findItem(
  transaction: Transaction,
  memberId: string,
  itemId: string,
): Promise<StoredItem | undefined> {
  const [item] = await transaction
    .select(publicItemColumns)
    .from(humidorItems)
    .where(isItem(memberId, itemId))
  return item
}

async function staleOrNone(transaction: Transaction, memberId: string, itemId: string) {
  const stale = await findItem(transaction, memberId, itemId)
  return stale ? { stale } : 'none'
}

const isItem = (memberId: string, itemId: string) => and(eq(user_id, memberId), eq(id, itemId))
