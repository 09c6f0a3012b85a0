import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText, typedText } from '#platform/text.contract.ts'
import { channelName, channelParams, noSuchChannel } from './channel-name.contract.ts'

export const maxTopicLength = 200
export const maxTitleLength = 40
/** Without archived ones. */
export const maxChannels = 50
export const maxSlowSeconds = 3600

/** A channel was added, changed, archived or restored: to be read again. */
export const channelsEvent = 'chat.channels'
/** To the member's own tabs: what is read or muted has changed. */
export const readEvent = 'chat.read'

export const channel = z.object({
  /** In addresses; it never changes. */
  name: z.string(),
  /** What members read; the name until an admin gives another one. */
  title: z.string(),
  topic: z.string(),
  /** Of the latest message; 0 without one. */
  lastSeq: z.number(),
  readSeq: z.number(),
  /** Messages of others after `readSeq`, at most 100. */
  unread: z.number(),
  /** Seconds between two messages of a member; 0: no slow mode. */
  slowSeconds: z.number(),
  /** A moment; null when the channel is not muted. */
  mutedUntil: z.nullable(z.string()),
})
export type ChatChannel = z.output<typeof channel>

const archivedChannel = z.object({
  name: z.string(),
  title: z.string(),
  topic: z.string(),
  archivedAt: z.string(),
})
export type ArchivedChannel = z.output<typeof archivedChannel>

export const muteTimes = ['hour', 'tonight', 'week', 'always', 'off'] as const
export type MuteTime = (typeof muteTimes)[number]

const channelExists = {
  CHANNEL_EXISTS: { status: 409, error: 'There is a channel of that name.' },
} as const
const tooManyChannels = {
  TOO_MANY_CHANNELS: { status: 409, error: `A lounge has at most ${maxChannels} channels.` },
} as const

const topic = optionalText({ maxLength: maxTopicLength })
const newName = channelName.check(
  z.refine(name => name.length >= 2, 'Please give a name of small letters, digits and hyphens'),
)

export const channelsContract = contract({
  listChannels: {
    method: 'GET',
    path: '/api/chat/channels',
    summary: 'The channels of the lounge, and what is new in each.',
    opensTo: 'members',
    out: json(z.object({ channels: z.array(channel) })),
    refusals: {},
  },
  markRead: {
    method: 'PUT',
    path: '/api/chat/channels/:name/read',
    summary: 'Notes how far the member has read; never back.',
    opensTo: 'members',
    params: channelParams,
    body: json(z.strictObject({ seq: z.int().check(z.gte(0)) })),
    out: json(channel),
    refusals: noSuchChannel,
  },
  muteChannel: {
    method: 'PUT',
    path: '/api/chat/channels/:name/mute',
    summary: 'Mutes a channel for an hour, until six in the morning, for a week, always, or not any more.',
    opensTo: 'members',
    params: channelParams,
    body: json(z.strictObject({ for: z.enum(muteTimes) })),
    out: json(channel),
    refusals: noSuchChannel,
  },
  addChannel: {
    method: 'POST',
    path: '/api/chat/channels',
    summary: 'Adds a channel.',
    opensTo: 'admins',
    body: json(z.strictObject({ name: newName, topic: z._default(topic, '') })),
    out: json(channel, 201),
    refusals: { ...channelExists, ...tooManyChannels },
  },
  changeChannel: {
    method: 'PATCH',
    path: '/api/chat/channels/:name',
    summary:
      'Changes the title of a channel, its topic, or the seconds between two messages of a member. The name in its address stays.',
    opensTo: 'admins',
    params: channelParams,
    body: json(
      z
        .strictObject({
          title: z.optional(typedText({ missing: 'Please give a name', maxLength: maxTitleLength })),
          topic: z.optional(topic),
          slowSeconds: z.optional(z.int().check(z.gte(0), z.lte(maxSlowSeconds))),
        })
        .check(z.refine(changes => Object.keys(changes).length > 0, 'Nothing to change')),
    ),
    out: json(channel),
    refusals: { ...noSuchChannel, ...channelExists },
  },
  listArchive: {
    method: 'GET',
    path: '/api/chat/archive',
    summary: 'The archived channels, the one archived last first.',
    opensTo: 'admins',
    out: json(z.object({ channels: z.array(archivedChannel) })),
    refusals: {},
  },
  archiveChannel: {
    method: 'PUT',
    path: '/api/chat/archive/:name',
    summary: 'Archives a channel: nobody sees it or writes in it, and its messages are kept.',
    opensTo: 'admins',
    params: channelParams,
    out: json(z.object({ done: z.literal(true) })),
    refusals: {
      ...noSuchChannel,
      LAST_CHANNEL: { status: 409, error: 'A lounge has at least one channel.' },
    },
  },
  restoreChannel: {
    method: 'DELETE',
    path: '/api/chat/archive/:name',
    summary: 'Opens an archived channel again, with its messages.',
    opensTo: 'admins',
    params: channelParams,
    out: json(channel),
    refusals: { ...noSuchChannel, ...tooManyChannels },
  },
})
