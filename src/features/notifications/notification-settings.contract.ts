import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { isTimeZone } from '#platform/calendar.rules.ts'
import type { NotificationKind } from './notifications.contract.ts'

export const maxPushSubscriptions = 20

/** Mail of climate alerts and of events is `notify_humidity_alert` and `notify_events` of `/api/settings`, and has no second place. */
const withoutMail = { bell: z.boolean(), push: z.boolean() }
const withMail = { ...withoutMail, mail: z.boolean() }
const channelsOfKinds = {
  climate: withoutMail,
  aging: withMail,
  stock: withMail,
  gifts: withMail,
  events: withoutMail,
  /** Its mail is a digest of what was not read. */
  mentions: withMail,
  /** Of the lounge to all members. */
  announcements: withMail,
  /** What became of a report about the catalogue. */
  corrections: withoutMail,
  /** For moderators only. */
  reports: withMail,
} as const satisfies Record<NotificationKind, object>
const channels = z.object({
  climate: z.object(channelsOfKinds.climate),
  aging: z.object(channelsOfKinds.aging),
  stock: z.object(channelsOfKinds.stock),
  gifts: z.object(channelsOfKinds.gifts),
  events: z.object(channelsOfKinds.events),
  mentions: z.object(channelsOfKinds.mentions),
  announcements: z.object(channelsOfKinds.announcements),
  corrections: z.object(channelsOfKinds.corrections),
  reports: z.object(channelsOfKinds.reports),
})
export type Channels = z.output<typeof channels>
export type Channel = 'bell' | 'mail' | 'push'

/** Push messages reach only browsers that the member allowed them in. */
export const defaultChannels: Readonly<Channels> = {
  climate: { bell: true, push: true },
  aging: { bell: true, mail: true, push: true },
  stock: { bell: true, mail: false, push: true },
  gifts: { bell: true, mail: false, push: true },
  events: { bell: true, push: true },
  mentions: { bell: true, mail: true, push: true },
  announcements: { bell: true, mail: true, push: true },
  corrections: { bell: true, push: true },
  reports: { bell: true, mail: false, push: true },
}

const wrongMinute = 'Please give a time of day'
const minute = z.int(wrongMinute).check(z.gte(0, wrongMinute), z.lte(1439, wrongMinute))
const quietHours = z.object({ from: minute, until: minute })
/** Minutes of the day, in the member's time zone. */
export type QuietHours = z.output<typeof quietHours>

const timeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, 'Please give a time zone'))

const settings = z.object({
  channels,
  quietHours: z.nullable(quietHours),
  timeZone: z.string(),
  /** Whether mail goes out; otherwise it stays in the outbox. */
  hasMail: z.boolean(),
  /** For the browser’s `applicationServerKey`. */
  pushPublicKey: z.string(),
  /** Of the browsers that get push messages. */
  pushEndpoints: z.array(z.string()),
})
export type NotificationSettings = z.output<typeof settings>

const settingsChanges = z.strictObject({
  channels: z.optional(
    z.strictObject({
      climate: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.climate)).shape)),
      aging: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.aging)).shape)),
      stock: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.stock)).shape)),
      gifts: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.gifts)).shape)),
      events: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.events)).shape)),
      mentions: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.mentions)).shape)),
      announcements: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.announcements)).shape)),
      corrections: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.corrections)).shape)),
      reports: z.optional(z.strictObject(z.partial(z.object(channelsOfKinds.reports)).shape)),
    }),
  ),
  quietHours: z.optional(
    z.nullable(
      quietHours.check(
        z.refine(
          ({ from, until }) => from !== until,
          'Quiet hours have to end at another time than they begin',
        ),
      ),
    ),
  ),
  timeZone: z.optional(timeZone),
})
export type NotificationSettingsChanges = z.output<typeof settingsChanges>

/** Browsers write addresses in ASCII. */
const endpoint = z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[!-~]+$/))
const browserKey = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/))
const done = json(z.object({ done: z.literal(true) }))

export const notificationSettingsContract = contract({
  readSettings: {
    method: 'GET',
    path: '/api/notifications/settings',
    summary: 'What reaches the member by which channel, and what this lounge can send.',
    opensTo: 'members',
    out: json(settings),
    refusals: {},
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/notifications/settings',
    summary: 'Changes the fields that are sent.',
    opensTo: 'members',
    body: json(settingsChanges),
    out: json(settings),
    refusals: {},
  },
  sendTest: {
    method: 'POST',
    path: '/api/notifications/test',
    summary: 'Sends a test to every channel that is on, also in quiet hours.',
    opensTo: 'members',
    out: json(z.object({ mail: z.boolean(), browsers: z.number() })),
    refusals: {},
    limit: { requests: 5, seconds: 60 },
  },
  addPushSubscription: {
    method: 'POST',
    path: '/api/notifications/push-subscriptions',
    summary: 'Sends push messages to a browser from now on. Of more than 20 browsers the oldest goes.',
    opensTo: 'members',
    body: json(z.strictObject({ endpoint, p256dh: browserKey, auth: browserKey })),
    out: done,
    refusals: {
      NO_PUSH_SERVICE: { status: 422, error: 'That is not the address of a push service.' },
    },
    limit: { requests: 20, seconds: 60 },
  },
  removePushSubscriptions: {
    method: 'DELETE',
    path: '/api/notifications/push-subscriptions',
    summary: 'Sends no more push messages to a browser; without an endpoint, to none.',
    opensTo: 'members',
    body: json(z.strictObject({ endpoint: z.optional(endpoint) })),
    out: done,
    refusals: {},
  },
})
