import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { temperatureUnits } from '#platform/temperature.rules.ts'
import { defaultSettings, membershipTiers } from '../member.contract.ts'

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  full_name: text('full_name').notNull(),
  address: text('address').notNull(),
  avatar_url: text('avatar_url'),
  membership_tier: text('membership_tier', { enum: membershipTiers }).notNull(),
  paid_until: date('paid_until', { mode: 'string' }),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const userSettings = pgTable('user_settings', {
  user_id: uuid('user_id').primaryKey(),
  theme: text('theme', { enum: ['light', 'dark'] }).notNull(),
  preferred_voice: text('preferred_voice').notNull().default(defaultSettings.preferred_voice),
  memory_enabled: boolean('memory_enabled').notNull().default(defaultSettings.memory_enabled),
  notify_events: boolean('notify_events').notNull().default(defaultSettings.notify_events),
  notify_humidity_alert: boolean('notify_humidity_alert')
    .notNull()
    .default(defaultSettings.notify_humidity_alert),
  show_affiliate_links: boolean('show_affiliate_links')
    .notNull()
    .default(defaultSettings.show_affiliate_links),
  taste_enabled: boolean('taste_enabled').notNull().default(defaultSettings.taste_enabled),
  temperature_unit: text('temperature_unit', { enum: temperatureUnits })
    .notNull()
    .default(defaultSettings.temperature_unit),
  reduce_motion: boolean('reduce_motion').notNull().default(defaultSettings.reduce_motion),
  shortcuts_enabled: boolean('shortcuts_enabled').notNull().default(defaultSettings.shortcuts_enabled),
  updated_at: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
