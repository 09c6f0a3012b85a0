import { getTableColumns } from 'drizzle-orm'
import { date, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import type { SavedPairing } from '../vault.contract.ts'

/** Defaults stand in the migration; those that are named here may be left out. */
export const savedPairings = pgTable('saved_pairings', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  cigar_name: text('cigar_name').notNull(),
  pairing_type: text('pairing_type', { enum: drinkKinds as [(typeof drinkKinds)[number]] }).notNull(),
  pairing_name: text('pairing_name').notNull(),
  notes: text('notes').notNull(),
  rating: smallint('rating'),
  created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  /** The day in UTC; the database keeps it. */
  saved_on: date('saved_on').notNull().generatedAlwaysAs(''),
  deleted_at: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  /** Both names as `as_searched` writes them; the database keeps it. */
  searched: text('searched').notNull().generatedAlwaysAs(''),
  /** Of the catalogue; null where it does not know what was saved. */
  cigar_id: text('cigar_id'),
  drink_id: text('drink_id'),
  /** Null while the pairing is shared with nobody. */
  share_code: text('share_code'),
})

const {
  user_id: _owner,
  saved_on: _day,
  deleted_at: _end,
  searched: _words,
  ...told
} = getTableColumns(savedPairings)

/** What a member is told of a row, or what that is made of. */
export const toldColumns = told

export type PairingWords = Pick<SavedPairing, 'cigar_name' | 'pairing_type' | 'pairing_name' | 'notes'>
export type PairingIds = Pick<typeof savedPairings.$inferSelect, 'cigar_id' | 'drink_id'>
export type KeptPairing = Omit<SavedPairing, 'drawing' | 'shared_path'> &
  PairingIds & { share_code: string | null }

/** A moment is a string where it comes out of JSON. */
export function asKept(row: Omit<KeptPairing, 'created_at'> & { created_at: string | Date }): KeptPairing {
  return { ...row, created_at: new Date(row.created_at).toISOString() }
}
