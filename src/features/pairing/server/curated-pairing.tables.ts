import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Curated pairings. The featured one is Tonight's Pick. */
export const pairings = pgTable('pairings', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  title: text().notNull(),
  slug: text().notNull().unique(),
  is_featured: boolean().notNull().default(false),
  cigar_name: text(),
  cigar_body: text(),
  cigar_duration: text(),
  cigar_desc: text(),
  spirit_name: text(),
  spirit_desc: text(),
  description: text(),
  created_at: moment().notNull().defaultNow(),
  featured_at: moment(),
  chosen_at: moment(),
  chosen_until: moment(),
  version: integer().notNull().default(1),
})

/** The rows that came from the data file, with a hash of their text at that time. */
export const seededPairings = pgTable('planted_pairings', {
  key: text().primaryKey(),
  pairing_id: uuid().references(() => pairings.id, { onDelete: 'set null' }),
  fingerprint: text().notNull(),
  planted_at: moment().notNull().defaultNow(),
})
