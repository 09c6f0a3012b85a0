import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const forgottenLeanings = pgTable('forgotten_leanings', {
  user_id: uuid('user_id').notNull(),
  thing: text('thing', { enum: ['cigar', 'drink'] }).notNull(),
  about: text('about').notNull(),
  /** The migration sets the default. */
  forgotten_at: timestamp('forgotten_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
