import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = () => timestamp({ withTimezone: true })

export const events = pgTable('events', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  title: text().notNull(),
  description: text(),
  location: text(),
  start_time: timestamptz().notNull(),
  end_time: timestamptz(),
  rsvp_link: text(),
  /** Seeded on first start; the owner removes all samples at once. */
  is_sample: boolean().notNull().default(false),
  created_at: timestamptz().notNull().defaultNow(),
})
