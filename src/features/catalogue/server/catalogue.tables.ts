import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CigarLine, Drink } from '../catalogue.contract.ts'

/** Foreign keys of members' records point here. Seeded from `data/`. */
export const catalogueCigars = pgTable('catalogue_cigars', {
  id: text().primaryKey(),
  brand: text().notNull(),
  line: text().notNull(),
  facts: jsonb().$type<CigarLine>().notNull(),
})

export const catalogueDrinks = pgTable('catalogue_drinks', {
  id: text().primaryKey(),
  name: text().notNull(),
  kind: text().$type<Drink['kind']>().notNull(),
  family: text().$type<Drink['family']>().notNull(),
  facts: jsonb().$type<Drink>().notNull(),
})
