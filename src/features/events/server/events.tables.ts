import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

export const events = pgTable('events', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  title: text().notNull(),
  description: text(),
  location: text(),
  start_time: moment().notNull(),
  end_time: moment(),
  rsvp_link: text(),
  /** Planted for a first look; the owner removes them all at once. */
  is_sample: boolean().notNull().default(false),
  created_at: moment().notNull().defaultNow(),
})
