import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxHumidors } from '../humidor.contract.ts'
import { humidorItems, humidors, type StoredHumidor } from './humidor.tables.ts'

/** The name of the one that is made with the first cigar. */
const firstName = 'My Humidor'
const { id, user_id, name, capacity, version, created_at } = humidors
const columns = { id, name, capacity, version }

export type HumidorChange = StoredHumidor | 'none' | { stale: StoredHumidor }

/** Every method reads and writes one member's rows only. */
export interface HumidorsStore {
  /** Undefined if there are as many as allowed. */
  add(memberId: string, values: Pick<StoredHumidor, 'name' | 'capacity'>): Promise<StoredHumidor | undefined>
  change(
    memberId: string,
    humidorId: string,
    changes: { [Field in 'name' | 'capacity']?: StoredHumidor[Field] | undefined },
    expected: number,
  ): Promise<HumidorChange>
  remove(memberId: string, humidorId: string): Promise<'removed' | 'none' | 'not empty'>
}

export function openHumidorsStore({ inTransaction }: Pick<Database, 'inTransaction'>): HumidorsStore {
  return {
    add: (memberId, values) =>
      inTransaction(memberId, async transaction => {
        await lockHumidors(transaction, memberId)
        if ((await listHumidors(transaction, memberId)).length >= maxHumidors) return undefined
        return insertHumidor(transaction, memberId, values)
      }),
    change: (memberId, humidorId, changes, expected) =>
      inTransaction(memberId, async transaction => {
        const [changed] = await transaction
          .update(humidors)
          .set({ ...changes, version: sql`${version} + 1` })
          .where(and(isHumidor(memberId, humidorId), eq(version, expected)))
          .returning(columns)
        if (changed) return changed
        const [stale] = await transaction.select(columns).from(humidors).where(isHumidor(memberId, humidorId))
        return stale ? { stale } : 'none'
      }),
    remove: (memberId, humidorId) =>
      inTransaction(memberId, async transaction => {
        await lockHumidors(transaction, memberId)
        const [item] = await transaction
          .select({ id: humidorItems.id })
          .from(humidorItems)
          .where(and(eq(humidorItems.user_id, memberId), eq(humidorItems.humidor_id, humidorId)))
          .limit(1)
        if (item) return 'not empty'
        const { rowCount } = await transaction.delete(humidors).where(isHumidor(memberId, humidorId))
        return rowCount === 1 ? 'removed' : 'none'
      }),
  }
}

/** The oldest first. */
export function listHumidors(transaction: Transaction, memberId: string): Promise<StoredHumidor[]> {
  return transaction
    .select(columns)
    .from(humidors)
    .where(eq(user_id, memberId))
    .orderBy(created_at, id)
    .then(rows => [...rows])
}

/** The oldest one, which is made if there is none. */
export async function firstHumidor(transaction: Transaction, memberId: string): Promise<StoredHumidor> {
  const [present] = await listHumidors(transaction, memberId)
  if (present) return present
  // Two first cigars at once make one humidor.
  await lockHumidors(transaction, memberId)
  const [other] = await listHumidors(transaction, memberId)
  return other ?? insertHumidor(transaction, memberId, { name: firstName, capacity: null })
}

export async function hasHumidor(
  transaction: Transaction,
  memberId: string,
  humidorId: string,
): Promise<boolean> {
  // Locked, or it could be deleted before the cigar is in it.
  const rows = await transaction
    .select({ id })
    .from(humidors)
    .where(isHumidor(memberId, humidorId))
    .for('key share')
  return rows.length === 1
}

async function insertHumidor(
  transaction: Transaction,
  memberId: string,
  values: Pick<StoredHumidor, 'name' | 'capacity'>,
): Promise<StoredHumidor> {
  const [humidor] = await transaction
    .insert(humidors)
    .values({ user_id: memberId, ...values })
    .returning(columns)
  return humidor!
}

export async function lockHumidors(transaction: Transaction, memberId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`humidors ${memberId}`}, 0))`)
}

const isHumidor = (memberId: string, humidorId: string) => and(eq(user_id, memberId), eq(id, humidorId))
