import { getTableColumns, sql } from 'drizzle-orm'
import { date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import type { KeptResult } from '../kept-result.contract.ts'
import { pairingStatuses, type SavedPairing } from '../vault.contract.ts'

/** The migration sets the defaults; a default here only makes a column optional on insert. */
export const savedPairings = pgTable('saved_pairings', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  cigar_name: text('cigar_name').notNull(),
  pairing_type: text('pairing_type', { enum: drinkKinds as [(typeof drinkKinds)[number]] }).notNull(),
  pairing_name: text('pairing_name').notNull(),
  notes: text('notes').notNull(),
  rating: smallint('rating'),
  status: text('status', { enum: pairingStatuses as [...typeof pairingStatuses] })
    .notNull()
    .default('looked up'),
  tried_on: date('tried_on'),
  own_notes: text('own_notes'),
  /** Of the result; a generated column. */
  score: smallint('score').generatedAlwaysAs(sql``),
  result: jsonb('result'),
  created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** The day in UTC; a generated column. */
  saved_on: date('saved_on').notNull().generatedAlwaysAs(''),
  deleted_at: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  /** Both names as normalized by `as_searched`; a generated column. */
  searched: text('searched').notNull().generatedAlwaysAs(''),
  /** Null if the catalogue does not have it. */
  cigar_id: text('cigar_id'),
  drink_id: text('drink_id'),
  /** Null while the pairing is not shared. */
  share_code: text('share_code'),
  /** Null unless it came from a file. */
  import_id: uuid('import_id'),
  /** Of the row as the file had it; see `rowDigest`. */
  import_key: text('import_key'),
  /** Of the same pair on the same day; a file can have it several times. */
  repetition: integer('repetition').notNull().default(0),
})

const {
  user_id: _userId,
  saved_on: _savedOn,
  deleted_at: _deletedAt,
  searched: _searched,
  result: _result,
  import_id: _importId,
  import_key: _importKey,
  repetition: _repetition,
  ...otherColumns
} = getTableColumns(savedPairings)

/** Columns that responses are made of; `result` is read for a single row only. */
export const publicColumns = otherColumns

export type PairingText = Pick<SavedPairing, 'cigar_name' | 'pairing_type' | 'pairing_name' | 'notes'>
export const columnsWithResult = { ...publicColumns, result: savedPairings.result }

export type PairingIds = Pick<typeof savedPairings.$inferSelect, 'cigar_id' | 'drink_id'>
export type SavedPairingRow = Omit<SavedPairing, 'cigar_alone' | 'drawing' | 'shared_path'> &
  PairingIds & { share_code: string | null }
/** Not validated yet: it may be of another version. */
export type OpenedPairingRow = SavedPairingRow & { result: unknown }
export type PairingToKeep = PairingText & PairingIds & { result: KeptResult | null }

/** `created_at` is a string in rows from `json_agg`. */
export function toSavedPairingRow<
  Row extends Omit<SavedPairingRow, 'created_at'> & { created_at: string | Date },
>(row: Row): Omit<Row, 'created_at'> & { created_at: string } {
  return { ...row, created_at: new Date(row.created_at).toISOString() }
}
