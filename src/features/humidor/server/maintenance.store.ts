import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxMaintenance } from '../maintenance-changes.contract.ts'
import { humidorMaintenance, type MaintenanceValues, type StoredMaintenance } from './humidor.tables.ts'
import { hasHumidor, lockHumidors } from './humidors.store.ts'

export type MaintenanceChange = StoredMaintenance | 'none' | 'no humidor' | { stale: StoredMaintenance }

/** Every method reads and writes one member's rows only. */
export interface MaintenanceStore {
  /** The latest first. */
  list(memberId: string): Promise<StoredMaintenance[]>
  add(memberId: string, values: MaintenanceValues): Promise<StoredMaintenance | 'no humidor' | 'full'>
  change(
    memberId: string,
    entryId: string,
    values: MaintenanceValues,
    expected: number,
  ): Promise<MaintenanceChange>
  /** Resolves with whether there was such an entry. */
  remove(memberId: string, entryId: string): Promise<boolean>
}

const { user_id, ...columns } = getTableColumns(humidorMaintenance)
const { id, done_at, version } = columns

export function openMaintenanceStore({ inTransaction }: Pick<Database, 'inTransaction'>): MaintenanceStore {
  return {
    list: memberId =>
      inTransaction(memberId, transaction =>
        transaction
          .select(columns)
          .from(humidorMaintenance)
          .where(eq(user_id, memberId))
          .orderBy(desc(done_at), desc(id))
          .limit(maxMaintenance),
      ),
    add: (memberId, values) =>
      inTransaction(memberId, async transaction => {
        // Two at once must not both take the last place.
        await lockHumidors(transaction, memberId)
        if (!(await hasHumidor(transaction, memberId, values.humidor_id))) return 'no humidor' as const
        if ((await transaction.$count(humidorMaintenance, eq(user_id, memberId))) >= maxMaintenance)
          return 'full' as const
        const [added] = await transaction
          .insert(humidorMaintenance)
          .values({ user_id: memberId, ...values })
          .returning(columns)
        return added!
      }),
    change: (memberId, entryId, values, expected) =>
      inTransaction<MaintenanceChange>(memberId, async transaction => {
        if (!(await hasHumidor(transaction, memberId, values.humidor_id))) return 'no humidor'
        const [changed] = await transaction
          .update(humidorMaintenance)
          .set({ ...values, version: sql`${version} + 1` })
          .where(and(isEntry(memberId, entryId), eq(version, expected)))
          .returning(columns)
        return changed ?? findStale(transaction, memberId, entryId)
      }),
    remove: (memberId, entryId) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.delete(humidorMaintenance).where(isEntry(memberId, entryId))
        return rowCount === 1
      }),
  }
}

async function findStale(
  transaction: Transaction,
  memberId: string,
  entryId: string,
): Promise<MaintenanceChange> {
  const [stale] = await transaction.select(columns).from(humidorMaintenance).where(isEntry(memberId, entryId))
  return stale ? { stale } : 'none'
}

const isEntry = (memberId: string, entryId: string) => and(eq(user_id, memberId), eq(id, entryId))
