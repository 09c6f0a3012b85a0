import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { events } from './events.tables.ts'

export async function insertEvents(
  transaction: Transaction,
  rows: (typeof events.$inferInsert)[],
): Promise<void> {
  await transaction.insert(events).values(rows)
}
