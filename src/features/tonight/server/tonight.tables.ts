import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tonightRefused = pgTable('tonight_refused', {
  user_id: uuid('user_id').notNull(),
  cigar_id: text('cigar_id').notNull(),
  /** The migration sets the default. */
  refused_at: timestamp('refused_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
