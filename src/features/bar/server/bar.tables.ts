import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { barLevels } from '../bar.contract.ts'

export const barDrinks = pgTable('bar_drinks', {
  user_id: uuid('user_id').notNull(),
  drink_id: text('drink_id').notNull(),
  level: text('level', { enum: barLevels }).notNull(),
  /** The migration sets the default. */
  added_at: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
