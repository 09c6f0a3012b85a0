import { jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Channel } from '../notification-settings.contract.ts'
import type { NotificationKind } from '../notifications.contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The migration sets the defaults; a default here only makes a column optional on insert. */
export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind | 'test'>().notNull(),
  key: text('key').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  href: text('href').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  read_at: moment('read_at'),
  delivered_at: moment('delivered_at'),
  digested_at: moment('digested_at'),
})
export type NotificationRow = typeof notifications.$inferSelect

export type ChosenChannels = {
  [Kind in NotificationKind]?: { [Name in Channel]?: boolean | undefined } | undefined
}

export const notificationSettings = pgTable('notification_settings', {
  user_id: uuid('user_id').primaryKey(),
  channels: jsonb('channels').$type<ChosenChannels>().notNull().default({}),
  quiet_from: smallint('quiet_from'),
  quiet_until: smallint('quiet_until'),
  time_zone: text('time_zone').notNull().default('UTC'),
})
export type NotificationSettingsRow = typeof notificationSettings.$inferSelect

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: uuid('user_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
})
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect
