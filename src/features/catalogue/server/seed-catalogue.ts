import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { CatalogueData } from '../catalogue.contract.ts'
import { catalogueCigars, catalogueDrinks } from './catalogue.tables.ts'

const batchSize = 500

/** Synchronizes the rows with the data files: inserts, updates and deletes. */
export async function seedCatalogue(transaction: Transaction, catalogue: CatalogueData): Promise<void> {
  const cigars = catalogue.cigars.map(cigar => ({ ...pick(cigar, 'id', 'brand', 'line'), facts: cigar }))
  for (const rows of inBatches(cigars))
    await transaction
      .insert(catalogueCigars)
      .values(rows)
      .onConflictDoUpdate({ target: catalogueCigars.id, set: fromNewRow('brand', 'line', 'facts') })
  const drinks = catalogue.drinks.map(drink => ({
    ...pick(drink, 'id', 'name', 'kind', 'family'),
    facts: drink,
  }))
  for (const rows of inBatches(drinks))
    await transaction
      .insert(catalogueDrinks)
      .values(rows)
      .onConflictDoUpdate({ target: catalogueDrinks.id, set: fromNewRow('name', 'kind', 'family', 'facts') })
  await deleteOthers(transaction, catalogueCigars, [...catalogue.cigarsById.keys()])
  await deleteOthers(transaction, catalogueDrinks, [...catalogue.drinksById.keys()])
}

function fromNewRow(...columns: string[]) {
  return Object.fromEntries(columns.map(column => [column, sql.raw(`excluded.${column}`)]))
}

async function deleteOthers(transaction: Transaction, table: PgTable, ids: string[]): Promise<void> {
  await transaction.execute(sql`delete from ${table} where not (id = any(${sql.param(ids)}))`)
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, batch) =>
    rows.slice(batch * batchSize, (batch + 1) * batchSize),
  )
}

function pick<Whole, Key extends keyof Whole>(object: Whole, ...keys: Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map(key => [key, object[key]])) as Pick<Whole, Key>
}
