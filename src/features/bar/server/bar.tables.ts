import { pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { barLevels } from '../bar.contract.ts'
import { bottleTypeIds } from '../bottle-types.rules.ts'

export const barDrinks = pgTable('bar_drinks', {
  user_id: uuid('user_id').notNull(),
  drink_id: text('drink_id').notNull(),
  level: text('level', { enum: barLevels }).notNull(),
  /** The migration sets the default. */
  added_at: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** The next three are null for a drink of the catalogue. */
  own_name: text('own_name'),
  own_type: text('own_type', { enum: bottleTypeIds }),
  own_abv: real('own_abv'),
})
