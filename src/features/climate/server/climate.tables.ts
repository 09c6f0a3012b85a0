import { customType, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { deviceKinds } from '../climate.contract.ts'
import type { GoveeConfig, MqttConfig } from '../device-config.contract.ts'

/** An empty object of the kinds that need none. */
export type DeviceConfig = GoveeConfig | MqttConfig | Record<string, never>

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const second = (name: string) => timestamp(name, { withTimezone: true, precision: 0 })

/** Temperatures in tenths of a degree Fahrenheit, humidity in tenths of a percent. */
export const devices = pgTable('devices', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  humidor_id: uuid('humidor_id'),
  name: text('name').notNull(),
  kind: text('kind', { enum: deviceKinds }).notNull(),
  config: jsonb('config').$type<DeviceConfig>().notNull().default({}),
  token_hash: bytes('token_hash'),
  temperature_offset: smallint('temperature_offset').notNull().default(0),
  humidity_offset: smallint('humidity_offset').notNull().default(0),
  salt_test_started_at: timestamp('salt_test_started_at', { withTimezone: true, precision: 3 }),
  calibrated_at: timestamp('calibrated_at', { withTimezone: true, precision: 3 }),
  latest_at: second('latest_at'),
  judged_until: timestamp('judged_until', { withTimezone: true }),
  latest_temperature: smallint('latest_temperature'),
  latest_humidity: smallint('latest_humidity'),
  dropped: integer('dropped').notNull().default(0),
  checked_at: timestamp('checked_at', { withTimezone: true, precision: 3 }),
  problem: text('problem'),
  failures: smallint('failures').notNull().default(0),
  unchanged_since: second('unchanged_since'),
  version: integer('version').notNull().default(1),
  created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
export type DeviceRow = typeof devices.$inferSelect
