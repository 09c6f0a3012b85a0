import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText, typedText } from '#platform/text.contract.ts'
import {
  channel,
  channelName,
  channelParams,
  chatMessage,
  messageParams,
  muteTimes,
  noMessage,
  noSuchChannel,
} from './chat.contract.ts'

export const maxTopicLength = 200
export const maxReasonLength = 500
export const maxChannels = 50
export const maxSlowSeconds = 3600
export const listedReports = 100

/** To admins: a message was reported, or a report closed. */
export const reportsEvent = 'chat.reports'

const topic = optionalText({ maxLength: maxTopicLength })
const done = json(z.object({ done: z.literal(true) }))
const newName = channelName.check(
  z.refine(name => name.length >= 2, 'Please give a name of small letters, digits and hyphens'),
)

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

export const moderationContract = contract({
  addChannel: {
    method: 'POST',
    path: '/api/chat/channels',
    summary: 'Adds a channel.',
    opensTo: 'admins',
    body: json(z.strictObject({ name: newName, topic: z._default(topic, '') })),
    out: json(channel, 201),
    refusals: {
      CHANNEL_EXISTS: { status: 409, error: 'There is a channel of that name.' },
      TOO_MANY_CHANNELS: { status: 409, error: `A lounge has at most ${maxChannels} channels.` },
    },
  },
  changeChannel: {
    method: 'PATCH',
    path: '/api/chat/channels/:name',
    summary: 'Changes the topic of a channel, or the seconds between two messages of a member.',
    opensTo: 'admins',
    params: channelParams,
    body: json(
      z
        .strictObject({
          topic: z.optional(topic),
          slowSeconds: z.optional(z.int().check(z.gte(0), z.lte(maxSlowSeconds))),
        })
        .check(z.refine(changes => Object.keys(changes).length > 0, 'Nothing to change')),
    ),
    out: json(channel),
    refusals: noSuchChannel,
  },
  pinMessage: {
    method: 'PUT',
    path: '/api/chat/channels/:name/messages/:id/pin',
    summary: 'Pins a message.',
    opensTo: 'admins',
    params: messageParams,
    out: json(chatMessage),
    refusals: noMessage,
  },
  unpinMessage: {
    method: 'DELETE',
    path: '/api/chat/channels/:name/messages/:id/pin',
    summary: 'Unpins a message.',
    opensTo: 'admins',
    params: messageParams,
    out: json(chatMessage),
    refusals: noMessage,
  },
  reportMessage: {
    method: 'POST',
    path: '/api/chat/channels/:name/messages/:id/report',
    summary: 'Reports a message to the admins. Sent again, the reason is replaced.',
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
    opensTo: 'admins',
    out: json(z.object({ reports: z.array(report) })),
    refusals: {},
  },
  closeReport: {
    method: 'DELETE',
    path: '/api/chat/reports/:id',
    summary: 'Closes a report.',
    opensTo: 'admins',
    params: z.strictObject({ id: z.uuid() }),
    out: done,
    refusals: { NO_SUCH_REPORT: { status: 404, error: 'There is no such report.' } },
  },
  silenceMember: {
    method: 'PUT',
    path: '/api/lounge/members/:id/silence',
    summary: 'Lets a member read and not write: for an hour, tonight, a week, always, or not any more.',
    opensTo: 'admins',
    params: z.strictObject({ id: z.uuid() }),
    body: json(z.strictObject({ for: z.enum(muteTimes) })),
    out: json(z.object({ silencedUntil: z.nullable(z.string()) })),
    refusals: { NO_SUCH_MEMBER: { status: 404, error: 'There is no such member.' } },
  },
})
