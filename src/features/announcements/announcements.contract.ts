import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

export const maxTitleLength = 120
export const maxBodyLength = 1000
export const listedAnnouncements = 50

/** To everybody: an announcement was written or withdrawn. */
export const announcementsChanged = 'announcements.changed'

const announcement = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  writtenAt: z.string(),
  /** Null: the account is gone. */
  writtenBy: z.nullable(z.string()),
})
export type Announcement = z.output<typeof announcement>

const delivery = z.object({
  /** Without one, mails are written and stay in the outbox. */
  hasMailServer: z.boolean(),
  /** Members who had an account when it was written. */
  total: z.int(),
  /** By the bell, and by push messages where they want them. */
  told: z.int(),
  mailed: z.int(),
  /** Members who want no mail of this kind. */
  withoutMail: z.int(),
  /** Mails that the mail server did not take; each is tried again for a day. */
  failed: z.int(),
  /** Who waits. */
  waiting: z.int(),
})
export type Delivery = z.output<typeof delivery>

const params = z.strictObject({ id: z.uuid() })
const noSuch = { NO_SUCH_ANNOUNCEMENT: { status: 404, error: 'There is no such announcement.' } } as const

export const announcementsContract = contract({
  listAnnouncements: {
    method: 'GET',
    path: '/api/announcements',
    summary: `What the lounge has told its members, the latest ${listedAnnouncements}.`,
    opensTo: 'members',
    out: json(z.object({ announcements: z.array(announcement) })),
    refusals: {},
  },
  announce: {
    method: 'POST',
    path: '/api/announcements',
    summary:
      'Tells all members something: by the bell, by push messages and by mail, as each of them chose. Sent again with the same ID, it is the same announcement.',
    opensTo: 'host',
    body: json(
      z.strictObject({
        id: z.optional(z.uuid()),
        title: typedText({ missing: 'Please give a title', maxLength: maxTitleLength }),
        body: typedText({ missing: 'Please say what it is about', maxLength: maxBodyLength }),
      }),
    ),
    out: json(announcement, 201),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
  readDelivery: {
    method: 'GET',
    path: '/api/announcements/:id/delivery',
    summary: 'How many were told and mailed, how many mails failed, and how many wait.',
    opensTo: 'host',
    params,
    out: json(delivery),
    refusals: noSuch,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/announcements/:id',
    summary: 'Takes an announcement back: from the page, from the bell, and from mail that has not gone out.',
    opensTo: 'host',
    params,
    out: json(z.object({ done: z.literal(true) })),
    refusals: noSuch,
  },
})
export type Announcements = ProcedureOutput<typeof announcementsContract.listAnnouncements>
