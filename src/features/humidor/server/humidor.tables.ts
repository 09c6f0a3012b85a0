import { getTableColumns } from 'drizzle-orm'
import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { giftStates } from '../gifts.contract.ts'
import { maintenanceKinds } from '../maintenance.rules.ts'

/** The migration sets the defaults; a default here only makes a column optional on insert. */
export const humidors = pgTable('humidors', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  name: text('name').notNull(),
  capacity: integer('capacity'),
  version: integer('version').notNull().default(1),
  created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

export const humidorItems = pgTable('humidor_items', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  humidor_id: uuid('humidor_id').notNull(),
  brand: text('brand').notNull(),
  cigar_name: text('cigar_name').notNull(),
  /** Null if the catalogue does not have it. */
  line_id: text('line_id'),
  vitola: text('vitola'),
  wrapper: text('wrapper'),
  size: text('size'),
  quantity: integer('quantity').notNull(),
  low_at: integer('low_at'),
  purchased_on: date('purchased_on'),
  aging_until: date('aging_until'),
  location: text('location'),
  box_code: text('box_code'),
  price: numeric('price', { precision: 10, scale: 2, mode: 'number' }),
  notes: text('notes'),
  import_id: uuid('import_id'),
  /** Of the row as the file had it; see `rowDigest`. */
  import_key: text('import_key'),
  version: integer('version').notNull().default(1),
  created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

export const humidorSmokes = pgTable('humidor_smokes', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  item_id: uuid('item_id').notNull(),
  smoked_at: timestamp('smoked_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

export const readinessRules = pgTable('readiness_rules', {
  user_id: uuid('user_id').notNull(),
  strength: integer('strength').notNull(),
  rest_days: integer('rest_days').notNull(),
  prime_from_days: integer('prime_from_days').notNull(),
  prime_until_days: integer('prime_until_days').notNull(),
})

/** What tells one cigar from another, as the recipient of a gift gets it. */
const cigarColumns = {
  brand: text('brand').notNull(),
  cigar_name: text('cigar_name').notNull(),
  line_id: text('line_id'),
  vitola: text('vitola'),
  wrapper: text('wrapper'),
  size: text('size'),
  box_code: text('box_code'),
  purchased_on: date('purchased_on'),
}

export const cigarGifts = pgTable('cigar_gifts', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  recipient_id: uuid('recipient_id'),
  giver_name: text('giver_name').notNull(),
  recipient_name: text('recipient_name').notNull(),
  item_id: uuid('item_id'),
  ...cigarColumns,
  quantity: integer('quantity').notNull(),
  message: text('message'),
  state: text('state', { enum: giftStates }).notNull().default('offered'),
  is_returned: boolean('is_returned').notNull().default(false),
  created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  decided_at: timestamp('decided_at', { withTimezone: true, precision: 3 }),
})
export type StoredGift = typeof cigarGifts.$inferSelect

export const humidorMaintenance = pgTable('humidor_maintenance', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  humidor_id: uuid('humidor_id').notNull(),
  kind: text('kind', { enum: maintenanceKinds }).notNull(),
  done_at: timestamp('done_at', { withTimezone: true, precision: 3 }).notNull(),
  pack_strength: smallint('pack_strength'),
  pack_count: smallint('pack_count'),
  note: text('note'),
  version: integer('version').notNull().default(1),
})
export type StoredMaintenance = Omit<typeof humidorMaintenance.$inferSelect, 'user_id'>
export type MaintenanceValues = Omit<StoredMaintenance, 'id' | 'version'>

const {
  user_id: _userId,
  import_id: _importId,
  import_key: _importKey,
  ...itemColumns
} = getTableColumns(humidorItems)
type Private = 'user_id' | 'import_id' | 'import_key'
/** What answers are made of. */
export const publicItemColumns = itemColumns

type ItemRow = typeof humidorItems.$inferSelect
/** What a member writes of an item. */
export type ItemValues = Omit<ItemRow, Private | 'id' | 'version' | 'created_at'>
export type StoredItem = Omit<ItemRow, Private>
export type StoredHumidor = Omit<typeof humidors.$inferSelect, 'user_id' | 'created_at'>
