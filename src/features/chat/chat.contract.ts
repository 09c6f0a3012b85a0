import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'
import { chosenCard, messageCard } from './card.contract.ts'
import { channelName, channelParams, noSuchChannel } from './channel-name.contract.ts'
import { tooFast } from './write-limit.contract.ts'

export const maxMessageLength = 4000
const maxSearchLength = 200
export const defaultChannel = 'general'
export const messagesUnreadable = 'Failed to load messages'
/** Messages that a page begins with. */
const pageSize = 50
/** The members in a lounge share one address, and a tab that was away for long catches up in many calls. */
export const chatLimit = { requests: 12_000, seconds: 60 }
/** Messages of one answer. */
export const maxPageSize = 500

/** To everybody: `data` is `{ channel, message }`. */
export const messageEvent = 'chat.message'
/** A message was edited or deleted: `data` is `{ channel, message }`. */
export const changeEvent = 'chat.changed'
/** Several were removed or restored at once: `data` is `{ channel }`; they are read by `listChanges`. */
export const changesEvent = 'chat.changes'

const number = (least: number) => z.coerce.number().check(z.int(), z.gte(least))

/** Shown beside a name. */
export const staffRoles = ['staff', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const reactionKinds = ['cheers', 'fire', 'heart', 'laugh', 'yes'] as const
export type ReactionKind = (typeof reactionKinds)[number]

export const chatMessage = z.object({
  /** Made by the client that sent it. */
  id: z.string(),
  /** Its place in the channel: 1, 2, 3 and so on, without a gap. */
  seq: z.number(),
  /** Null once the account is deleted, and of Arturo. */
  authorId: z.nullable(z.string()),
  authorName: z.string(),
  authorPictureUrl: z.nullable(z.string()),
  /** Null: a member. */
  authorRole: z.nullable(z.enum(staffRoles)),
  /** An answer of Arturo, the assistant of the lounge, to the message in `replyTo`. */
  isArturo: z.boolean(),
  /** Empty once it is deleted. */
  content: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  deletedAt: z.nullable(z.string()),
  /** The number of its latest change within the channel; 0 while it is as it was sent. */
  change: z.number(),
  /** By kind: the ids of the members, the first one first. */
  reactions: z.partialRecord(z.enum(reactionKinds), z.array(z.string())),
  /** What it answers, as that is now: its beginning. */
  replyTo: z.nullable(
    z.object({
      id: z.string(),
      seq: z.number(),
      /** Null once the account is deleted, and of Arturo. */
      authorId: z.nullable(z.string()),
      authorName: z.string(),
      content: z.string(),
    }),
  ),
  /** Ids of the members that it names; the lounge found them when it was sent. */
  mentions: z.array(z.string()),
  pinnedAt: z.nullable(z.string()),
  card: z.nullable(messageCard),
})
export type ChatMessage = z.output<typeof chatMessage>

/** What `chat.message` and `chat.changed` tell. */
export interface ChatEventData {
  channel: string
  message: ChatMessage
}

export interface ChangesEventData {
  channel: string
}

const silenced = {
  SILENCED: { status: 403, error: 'A moderator of the lounge has paused your messages for a while.' },
} as const
export const messageParams = z.strictObject({ name: channelName, id: z.uuid() })
const reactionParams = z.strictObject({ name: channelName, id: z.uuid(), kind: z.enum(reactionKinds) })
const content = typedText({ missing: 'Please write a message', maxLength: maxMessageLength })
export const noMessage = { NO_SUCH_MESSAGE: { status: 404, error: 'There is no such message.' } } as const
/** A moderator acts on members; on staff and admins only an admin does. */
export const outOfReach = {
  OUT_OF_REACH: { status: 403, error: 'Only an admin can do this to a member of the staff.' },
} as const
const noSuchMessage = {
  NO_SUCH_MESSAGE: { status: 404, error: 'There is no such message of yours.' },
} as const

export const chatContract = contract({
  listMessages: {
    method: 'GET',
    path: '/api/chat/channels/:name/messages',
    summary: 'The latest messages, those before or those after a number, oldest first.',
    opensTo: 'members',
    params: channelParams,
    query: z
      .strictObject({
        before: z.optional(number(1)),
        after: z.optional(number(0)),
        limit: z._default(number(1).check(z.lte(maxPageSize)), pageSize),
      })
      .check(
        z.refine(({ before, after }) => before === undefined || after === undefined, {
          path: ['after'],
          error: 'Please send before or after, not both',
        }),
      ),
    out: json(
      z.object({
        messages: z.array(chatMessage),
        /** Whether there are more in the direction that was asked for. */
        more: z.boolean(),
        /** The number of the latest change, for `listChanges`. */
        lastChange: z.number(),
      }),
    ),
    refusals: noSuchChannel,
    limit: chatLimit,
  },
  listChanges: {
    method: 'GET',
    path: '/api/chat/channels/:name/changes',
    summary: 'Messages that were edited or deleted after a change, in the order of their latest change.',
    opensTo: 'members',
    params: channelParams,
    query: z.strictObject({ after: z._default(number(0), 0) }),
    out: json(z.object({ messages: z.array(chatMessage), more: z.boolean(), lastChange: z.number() })),
    refusals: noSuchChannel,
  },
  postMessage: {
    method: 'POST',
    path: '/api/chat/channels/:name/messages',
    summary:
      'Sends a message, which may answer another one of the channel and may have a card. Sent again with the same id, it is stored once, and the answer is the same.',
    opensTo: 'members',
    signInFirst: 'Must be logged in to send messages',
    params: channelParams,
    body: json(
      z.strictObject({
        id: z.uuid(),
        content,
        /** The id of the message that it answers. */
        replyTo: z.optional(z.nullable(z.uuid())),
        card: z.optional(z.nullable(chosenCard)),
      }),
    ),
    out: json(chatMessage, 201),
    refusals: {
      ...noSuchChannel,
      ...silenced,
      SLOW_MODE: { status: 409, error: 'Slow mode is on here. Please wait a little between two messages.' },
      NO_SUCH_CARD: { status: 422, error: 'What you added to your message is not there any more.' },
      ID_TAKEN: { status: 422, error: 'Another message has this id.' },
      ...tooFast,
    },
    limit: chatLimit,
  },
  editMessage: {
    method: 'PATCH',
    path: '/api/chat/channels/:name/messages/:id',
    summary: 'Changes the text of an own message.',
    opensTo: 'members',
    params: messageParams,
    body: json(z.strictObject({ content })),
    out: json(chatMessage),
    refusals: {
      ...noSuchMessage,
      ...silenced,
      ALREADY_DELETED: { status: 409, error: 'That message was deleted before.' },
      ...tooFast,
    },
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/api/chat/channels/:name/messages/:id',
    summary: 'Deletes the text of an own message, or of another one for moderators; its place stays.',
    opensTo: 'members',
    params: messageParams,
    out: json(chatMessage),
    refusals: {
      ...noSuchMessage,
      ...outOfReach,
      NOT_MODERATOR: { status: 403, error: 'This is for moderators only.' },
      ...tooFast,
    },
  },
  addReaction: {
    method: 'PUT',
    path: '/api/chat/channels/:name/messages/:id/reactions/:kind',
    summary: 'Reacts to a message. Sent again, it changes nothing.',
    opensTo: 'members',
    params: reactionParams,
    out: json(chatMessage),
    refusals: { ...noMessage, ...tooFast },
  },
  removeReaction: {
    method: 'DELETE',
    path: '/api/chat/channels/:name/messages/:id/reactions/:kind',
    summary: 'Takes a reaction back.',
    opensTo: 'members',
    params: reactionParams,
    out: json(chatMessage),
    refusals: { ...noMessage, ...tooFast },
  },
  noteTyping: {
    method: 'PUT',
    path: '/api/chat/channels/:name/typing',
    summary: 'Tells the others that the member writes. Nothing is stored.',
    opensTo: 'members',
    params: channelParams,
    out: json(z.object({ done: z.literal(true) })),
    refusals: noSuchChannel,
    limit: chatLimit,
  },
  listPins: {
    method: 'GET',
    path: '/api/chat/channels/:name/pins',
    summary: 'The pinned messages of a channel, the one pinned last first.',
    opensTo: 'members',
    params: channelParams,
    out: json(z.object({ messages: z.array(chatMessage) })),
    refusals: noSuchChannel,
  },
  searchMessages: {
    method: 'GET',
    path: '/api/chat/search',
    summary: 'Messages of all channels with these words, the latest first.',
    opensTo: 'members',
    query: z
      .strictObject({
        q: typedText({ missing: 'Please type what to search for', maxLength: maxSearchLength }),
        /** The `createdAt` and `id` of the last one of the page before. */
        before: z.optional(z.iso.datetime()),
        beforeId: z.optional(z.uuid()),
      })
      .check(
        z.refine(({ before, beforeId }) => (before === undefined) === (beforeId === undefined), {
          path: ['beforeId'],
          error: 'Please send before and beforeId together',
        }),
      ),
    out: json(
      z.object({
        found: z.array(z.object({ channel: z.string(), message: chatMessage })),
        more: z.boolean(),
      }),
    ),
    refusals: {},
  },
})
