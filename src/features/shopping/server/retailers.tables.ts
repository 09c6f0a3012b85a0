import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { retailerCategories } from '../shopping.contract.ts'

export const retailers = pgTable('retailers', {
  position: smallint().primaryKey(),
  name: text().notNull(),
  template: text().notNull(),
  shelf: text({ enum: retailerCategories }).notNull(),
})
