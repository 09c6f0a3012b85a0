import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { catalogueCigars, catalogueDrinks } from './catalogue.tables.ts'

const batchSize = 500

/** Inserts and updates these cigars, and deletes all others. */
export async function replaceCigars(
  transaction: Transaction,
  cigars: readonly (typeof catalogueCigars.$inferInsert)[],
): Promise<void> {
  for (const rows of inBatches(cigars))
    await transaction
      .insert(catalogueCigars)
      .values(rows)
      .onConflictDoUpdate({ target: catalogueCigars.id, set: fromNewRow('brand', 'line', 'facts') })
  await deleteOthers(transaction, catalogueCigars, cigars)
}

/** Inserts and updates these drinks, and deletes all others. */
export async function replaceDrinks(
  transaction: Transaction,
  drinks: readonly (typeof catalogueDrinks.$inferInsert)[],
): Promise<void> {
  for (const rows of inBatches(drinks))
    await transaction
      .insert(catalogueDrinks)
      .values(rows)
      .onConflictDoUpdate({ target: catalogueDrinks.id, set: fromNewRow('name', 'kind', 'family', 'facts') })
  await deleteOthers(transaction, catalogueDrinks, drinks)
}

function fromNewRow(...columns: string[]) {
  return Object.fromEntries(columns.map(column => [column, sql.raw(`excluded.${column}`)]))
}

async function deleteOthers(
  transaction: Transaction,
  table: PgTable,
  rows: readonly { id: string }[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await transaction.execute(sql`delete from ${table} where not (id = any(${sql.param(ids)}))`)
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, batch) =>
    rows.slice(batch * batchSize, (batch + 1) * batchSize),
  )
}
