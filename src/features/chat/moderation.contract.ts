import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'
import { muteTimes } from './channels.contract.ts'
import { chatMessage, messageParams, noMessage, outOfReach, staffRoles } from './chat.contract.ts'
import { noSuchMember } from './lounge-members.contract.ts'
import { undoMinutes } from './removals.contract.ts'

export const maxReasonLength = 500
export const listedReports = 100
export const listedModerated = 200

/** To moderators: a report, a silence or a removal has come or gone: to be read again. */
export const moderationEvent = 'chat.moderation'

const done = json(z.object({ done: z.literal(true) }))

const report = z.object({
  id: z.string(),
  channel: z.string(),
  reporterName: z.string(),
  reason: z.string(),
  /** What the message said then; `message` is as it is now. */
  content: z.string(),
  createdAt: z.string(),
  message: chatMessage,
})
export type ChatReport = z.output<typeof report>

const moderatedMember = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: a member. */
  role: z.nullable(z.enum(staffRoles)),
  /** A moment; null: may write. */
  silencedUntil: z.nullable(z.string()),
  ban: z.nullable(
    z.object({
      reason: z.nullable(z.string()),
      /** A moment; null: until it is lifted. */
      until: z.nullable(z.string()),
    }),
  ),
})
export type ModeratedMember = z.output<typeof moderatedMember>

const recentRemoval = z.object({
  id: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  removed: z.number(),
  removedAt: z.string(),
})
export type RecentRemoval = z.output<typeof recentRemoval>

export const moderationContract = contract({
  pinMessage: {
    method: 'PUT',
    path: '/api/chat/channels/:name/messages/:id/pin',
    summary: 'Pins a message.',
    opensTo: 'moderator',
    params: messageParams,
    out: json(chatMessage),
    refusals: noMessage,
  },
  unpinMessage: {
    method: 'DELETE',
    path: '/api/chat/channels/:name/messages/:id/pin',
    summary: 'Unpins a message.',
    opensTo: 'moderator',
    params: messageParams,
    out: json(chatMessage),
    refusals: { ...noMessage, ...outOfReach },
  },
  reportMessage: {
    method: 'POST',
    path: '/api/chat/channels/:name/messages/:id/report',
    summary: 'Reports a message to the moderators. Sent again, the reason is replaced.',
    opensTo: 'members',
    params: messageParams,
    body: json(
      z.strictObject({
        reason: typedText({ missing: 'Please say what is wrong with it', maxLength: maxReasonLength }),
      }),
    ),
    out: done,
    refusals: noMessage,
    limit: { requests: 30, seconds: 60 },
  },
  listReports: {
    method: 'GET',
    path: '/api/chat/reports',
    summary: 'The open reports, the oldest first.',
    opensTo: 'moderator',
    out: json(z.object({ reports: z.array(report) })),
    refusals: {},
  },
  closeReport: {
    method: 'DELETE',
    path: '/api/chat/reports/:id',
    summary: 'Closes a report. Those about staff are closed by admins.',
    opensTo: 'moderator',
    params: z.strictObject({ id: z.uuid() }),
    out: done,
    refusals: { NO_SUCH_REPORT: { status: 404, error: 'There is no such report.' }, ...outOfReach },
  },
  silenceMember: {
    method: 'PUT',
    path: '/api/lounge/members/:id/silence',
    summary: 'Lets a member read and not write: for an hour, tonight, a week, always, or not any more.',
    opensTo: 'moderator',
    params: z.strictObject({ id: z.uuid() }),
    body: json(z.strictObject({ for: z.enum(muteTimes) })),
    out: json(z.object({ silencedUntil: z.nullable(z.string()) })),
    refusals: { ...noSuchMember, ...outOfReach },
  },
  listModerated: {
    method: 'GET',
    path: '/api/lounge/moderated',
    summary: `Members who are silenced or banned at present, and what was removed in the last ${undoMinutes} minutes.`,
    opensTo: 'moderator',
    out: json(z.object({ members: z.array(moderatedMember), removals: z.array(recentRemoval) })),
    refusals: {},
  },
})
