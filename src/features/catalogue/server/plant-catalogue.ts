import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Catalogue } from '../catalogue.contract.ts'
import { catalogueCigars, catalogueDrinks } from './catalogue.tables.ts'

const rowsAtOnce = 500

/** Brings the rows up to the data files: new ones in, changed ones changed, dropped ones out. */
export async function plantCatalogue(transaction: Transaction, catalogue: Catalogue): Promise<void> {
  const cigars = catalogue.cigars.map(cigar => ({ ...pick(cigar, 'id', 'brand', 'line'), facts: cigar }))
  for (const rows of inParts(cigars))
    await transaction
      .insert(catalogueCigars)
      .values(rows)
      .onConflictDoUpdate({ target: catalogueCigars.id, set: fromNewRow('brand', 'line', 'facts') })
  const drinks = catalogue.drinks.map(drink => ({
    ...pick(drink, 'id', 'name', 'kind', 'family'),
    facts: drink,
  }))
  for (const rows of inParts(drinks))
    await transaction
      .insert(catalogueDrinks)
      .values(rows)
      .onConflictDoUpdate({ target: catalogueDrinks.id, set: fromNewRow('name', 'kind', 'family', 'facts') })
  await dropOthers(transaction, catalogueCigars, [...catalogue.cigarsById.keys()])
  await dropOthers(transaction, catalogueDrinks, [...catalogue.drinksById.keys()])
}

function fromNewRow(...columns: string[]) {
  return Object.fromEntries(columns.map(column => [column, sql.raw(`excluded.${column}`)]))
}

async function dropOthers(transaction: Transaction, table: PgTable, kept: string[]): Promise<void> {
  await transaction.execute(sql`delete from ${table} where not (id = any(${sql.param(kept)}))`)
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  )
}

function pick<Whole, Key extends keyof Whole>(whole: Whole, ...keys: Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map(key => [key, whole[key]])) as Pick<Whole, Key>
}
