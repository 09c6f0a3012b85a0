import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { Push } from '#platform/server/push/open-push.ts'
import { staffAccountId } from '#platform/staff-account.contract.ts'
import { type Notice, notificationsEvent } from '../notifications.contract.ts'
import { endOfQuietHours } from '../quiet-hours.rules.ts'
import { deliverNotification } from './deliver-notification.job.ts'
import { type NotificationSettingsStore, openNotificationSettings } from './notification-settings.store.ts'
import {
  type NewNotification,
  type NotificationsStore,
  openNotificationsStore,
} from './notifications.store.ts'
import { openPushSubscriptions, type PushSubscriptionsStore } from './push-subscriptions.store.ts'

/** Tells a member something: by the bell at once, by mail and push messages as they chose. */
export type Notify = (memberId: string, notice: Notice) => Promise<void>

/** Whom to tell what concerns the owner of a row: the member, or for a row of the lounge all staff. */
export type RecipientsOf = (ownerId: string) => Promise<readonly string[]>

/** What a feature has told with these keys has been seen where it happened. */
export type MarkSeen = (memberId: string, keys: readonly string[]) => Promise<void>

/** Deletes the notifications with this key of every member, because what they are about is gone. */
export type Withdraw = (key: string) => Promise<void>

/** For a feature that mails what it tells itself. */
export type WantsMail = (memberId: string, kind: 'announcements') => Promise<boolean>

export interface Notifications {
  notify: Notify
  recipientsOf: RecipientsOf
  wantsMail: WantsMail
  markSeen: MarkSeen
  withdraw: Withdraw
  /** For a feature that tells nothing in the quiet hours, rather than later. */
  isQuiet(memberId: string, now: Date): Promise<boolean>
  /** Resolves when it is with the bell; quiet hours do not hold it back. */
  sendTest(memberId: string, notice: NewNotification): Promise<void>
  stored: NotificationsStore
  settings: NotificationSettingsStore
  subscriptions: PushSubscriptionsStore
  services: NotificationServices
}

export interface WantedMail {
  climate: boolean
  events: boolean
}

export interface NotificationServices {
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>
  jobs: Jobs
  live: Pick<Live, 'publish'>
  mail: Pick<Mail, 'send' | 'isConfigured' | 'siteName'>
  push: Push
  /** Of links in mail; without it mail has none, since no request says what this server is called. */
  baseUrl: string | undefined
  /** Undefined for a closed account. */
  findEmail(memberId: string): Promise<string | undefined>
  /** Admins and staff of any duty. */
  listStaff(): Promise<string[]>
  /** Mail about the climate and about events are two of the member’s settings. */
  wantedMail(memberId: string): Promise<WantedMail>
}

export function openNotifications(services: NotificationServices): Notifications {
  const { database, jobs, live } = services
  const stored = openNotificationsStore(database)
  const settings = openNotificationSettings(database)
  async function add(memberId: string, notice: NewNotification, runAt?: Date): Promise<void> {
    const isNew = await stored.add(memberId, notice, (transaction, notificationId) =>
      jobs.enqueue(transaction, deliverNotification, { memberId, notificationId }, { runAt }),
    )
    if (isNew) live.publish([memberId], { kind: notificationsEvent })
  }
  async function quietUntil(memberId: string, now: Date): Promise<Date | undefined> {
    const { quietHours, timeZone } = await settings.read(memberId)
    return endOfQuietHours(quietHours, timeZone, now)
  }
  return {
    async notify(memberId, notice) {
      await add(memberId, notice, await quietUntil(memberId, new Date()))
    },
    recipientsOf: async ownerId => (ownerId === staffAccountId ? services.listStaff() : [ownerId]),
    wantsMail: async (memberId, kind) => (await settings.read(memberId)).channels[kind].mail,
    async markSeen(memberId, keys) {
      if (await stored.markSeen(memberId, keys)) live.publish([memberId], { kind: notificationsEvent })
    },
    async withdraw(key) {
      const memberIds = await stored.remove(key)
      if (memberIds.length > 0) live.publish(memberIds, { kind: notificationsEvent })
    },
    isQuiet: async (memberId, now) => (await quietUntil(memberId, now)) !== undefined,
    sendTest: (memberId, notice) => add(memberId, notice),
    stored,
    settings,
    subscriptions: openPushSubscriptions(database),
    services,
  }
}
