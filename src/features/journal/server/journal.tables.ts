import { getTableColumns, sql } from 'drizzle-orm'
import { integer, numeric, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Flavor } from '../flavors.rules.ts'
import { appearances, burns, draws } from '../journal.contract.ts'

const measured = { precision: 5, scale: 1, mode: 'number' } as const

/** The migration sets the defaults; a default here only makes a column optional on insert. */
export const tastingJournal = pgTable(
  'tasting_journal',
  {
    id: uuid('id').notNull().defaultRandom(),
    user_id: uuid('user_id').notNull(),
    cigar_name: text('cigar_name').notNull(),
    /** Null if the catalogue does not have it. */
    line_id: text('line_id'),
    drink_name: text('drink_name'),
    drink_id: text('drink_id'),
    vitola: text('vitola'),
    rating: smallint('rating').notNull(),
    notes: text('notes').notNull(),
    first_third: text('first_third'),
    second_third: text('second_third'),
    last_third: text('last_third'),
    draw: text('draw', { enum: draws }),
    burn: text('burn', { enum: burns }),
    appearance: text('appearance', { enum: appearances }),
    flavors: text('flavors').array().$type<Flavor[]>().notNull().default([]),
    duration_minutes: smallint('duration_minutes'),
    pairing_id: uuid('pairing_id'),
    humidor_item_id: uuid('humidor_item_id'),
    temperature: numeric('temperature', measured),
    humidity: numeric('humidity', measured),
    smoked_at: timestamp('smoked_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Null unless it came from a file. */
    import_id: uuid('import_id'),
    /** Of the row as the file had it; see `rowDigest`. */
    import_key: text('import_key'),
    version: integer('version').notNull().default(1),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** What the search looks at; a generated column. */
    searched: text('searched').notNull().generatedAlwaysAs(''),
  },
  table => [primaryKey({ columns: [table.user_id, table.id] })],
)

const {
  user_id: _userId,
  import_id: _importId,
  import_key: _importKey,
  searched: _searched,
  drink_id: _drinkId,
  ...entryColumns
} = getTableColumns(tastingJournal)
/** What answers are made of. */
export const publicEntryColumns = {
  ...entryColumns,
  // Not by their columns: an insert names those without their table, and `id` would be that of the photo.
  photo_id: sql<string | null>`(select photo.id from journal_photos photo
    where photo.user_id = tasting_journal.user_id and photo.entry_id = tasting_journal.id)`,
}

type EntryRow = typeof tastingJournal.$inferSelect
type Private = 'user_id' | 'import_id' | 'import_key' | 'searched'
export type StoredEntry = Omit<EntryRow, Private | 'drink_id'> & { photo_id: string | null }
/** What a member writes of an entry, with what follows from it. */
export type EntryValues = Omit<EntryRow, Private | 'id' | 'version' | 'created_at'>
