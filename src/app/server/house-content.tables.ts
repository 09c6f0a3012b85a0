import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was planted, and the fingerprint of the files it came from. */
export const houseContent = pgTable('house_content', {
  key: text().primaryKey(),
  fingerprint: text().notNull(),
  planted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
