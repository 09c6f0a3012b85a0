import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import {
  type Channels,
  defaultChannels,
  type NotificationSettings,
  type NotificationSettingsChanges,
} from '../notification-settings.contract.ts'
import {
  type ChosenChannels,
  type NotificationSettingsRow,
  notificationSettings,
} from './notifications.tables.ts'

export type StoredSettings = Pick<NotificationSettings, 'channels' | 'quietHours' | 'timeZone'>

/** One member's row only. */
export interface NotificationSettingsStore {
  /** The defaults until the first change. */
  read(memberId: string): Promise<StoredSettings>
  change(memberId: string, changes: NotificationSettingsChanges): Promise<StoredSettings>
}

const { user_id } = notificationSettings

export function openNotificationSettings({
  inTransaction,
}: Pick<Database, 'inTransaction'>): NotificationSettingsStore {
  return {
    read: memberId =>
      inTransaction(memberId, async transaction => toSettings(await find(transaction, memberId))),
    change: (memberId, { channels, quietHours, timeZone }) =>
      inTransaction(memberId, async transaction => {
        await transaction.insert(notificationSettings).values({ user_id: memberId }).onConflictDoNothing()
        const present = await find(transaction, memberId)
        const [changed] = await transaction
          .update(notificationSettings)
          .set({
            channels: merge(present?.channels ?? {}, channels ?? {}),
            ...(quietHours !== undefined && {
              quiet_from: quietHours?.from ?? null,
              quiet_until: quietHours?.until ?? null,
            }),
            ...(timeZone !== undefined && { time_zone: timeZone }),
          })
          .where(eq(user_id, memberId))
          .returning()
        return toSettings(changed)
      }),
  }
}

async function find(
  transaction: Transaction,
  memberId: string,
): Promise<NotificationSettingsRow | undefined> {
  const [row] = await transaction
    .select()
    .from(notificationSettings)
    .where(eq(user_id, memberId))
    .for('update')
  return row
}

function toSettings(row: NotificationSettingsRow | undefined): StoredSettings {
  return {
    channels: merge(defaultChannels, row?.channels ?? {}) as Channels,
    quietHours:
      row && row.quiet_from !== null && row.quiet_until !== null
        ? { from: row.quiet_from, until: row.quiet_until }
        : null,
    timeZone: row?.time_zone ?? 'UTC',
  }
}

function merge(present: ChosenChannels, changes: ChosenChannels): ChosenChannels {
  return {
    climate: { ...present.climate, ...changes.climate },
    aging: { ...present.aging, ...changes.aging },
    stock: { ...present.stock, ...changes.stock },
    gifts: { ...present.gifts, ...changes.gifts },
    events: { ...present.events, ...changes.events },
    mentions: { ...present.mentions, ...changes.mentions },
    announcements: { ...present.announcements, ...changes.announcements },
    corrections: { ...present.corrections, ...changes.corrections },
    reports: { ...present.reports, ...changes.reports },
  }
}
