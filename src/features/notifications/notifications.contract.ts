import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'

/** To the member's open tabs, without data. */
export const notificationsEvent = 'notifications-changed'

/** What a member can be told about. A feature that tells something new adds its kind here and its channels in `notification-settings.contract.ts`. */
export const notificationKinds = [
  'climate',
  'aging',
  'stock',
  'gifts',
  'events',
  'mentions',
  'announcements',
  'corrections',
  'reports',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const listedNotifications = 50
/** Of one member; the oldest go. */
export const maxNotifications = 500
export const notificationDays = 90

/** What another feature tells a member. */
export interface Notice {
  kind: NotificationKind
  /** Of what it is about: a repeated call with the same key adds nothing. */
  key: string
  title: string
  body: string
  /** A page of the portal. */
  href: string
}

const notification = z.object({
  id: z.string(),
  /** Of `notificationKinds`, or `test`. */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})
export type Notification = z.output<typeof notification>

const done = json(z.object({ done: z.literal(true) }))

export const notificationsContract = contract({
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'The latest 50 notifications of the bell, the latest first, and how many are unread in all.',
    opensTo: 'members',
    out: json(z.object({ notifications: z.array(notification), unread: z.number() })),
    refusals: {},
  },
  markRead: {
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks notifications as read: those given, or all.',
    opensTo: 'members',
    body: json(
      z.union([
        z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(listedNotifications)) }),
        z.strictObject({ all: z.literal(true) }),
      ]),
    ),
    out: done,
    refusals: {},
  },
})
export type NotificationList = ProcedureOutput<typeof notificationsContract.listNotifications>
