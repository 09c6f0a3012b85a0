import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which content was seeded, and the hash of the files it came from. */
export const contentFingerprints = pgTable('house_content', {
  key: text().primaryKey(),
  fingerprint: text().notNull(),
  planted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
