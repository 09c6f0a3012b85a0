import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  /** Persons; null: as many as want to come. */
  capacity: integer(),
  /** IANA name of the zone in which it takes place; null: that of the server. */
  time_zone: text(),
  cancelled_at: timestamptz(),
  series_id: uuid(),
  version: integer().notNull().default(1),
  sequence: integer().notNull().default(0),
  cover_id: uuid(),
  cover_text: text(),
  created_at: timestamptz().notNull().defaultNow(),
})
