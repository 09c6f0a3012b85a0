import { batchByKey } from '#platform/server/database/batch-by-key.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { MessageCard } from '../card.contract.ts'
import { messageColumns, type StoredMessage, withAuthors } from './stored-message.ts'

export interface NewMessage {
  id: string
  content: string
  /** The id of the message that it answers. */
  replyTo: string | null
  mentions: readonly string[]
  card: MessageCard | null
}

/** The message as it is stored, also if it was sent before. Undefined: no such channel. */
export type PostMessage = (
  memberId: string,
  channel: string,
  message: NewMessage,
) => Promise<StoredMessage | 'id taken' | 'silenced' | 'slow mode' | undefined>

/** What `post_chat_message` raises. */
const postRefusals: Record<string, 'silenced' | 'slow mode'> = { LD001: 'silenced', LD002: 'slow mode' }
/** Messages of one transaction: those of a channel that came while the one before was stored. */
const maxBatch = 50

interface QueuedMessage extends NewMessage {
  author: string
}

/** Nulls instead of a message if it was refused, or if there is no such channel. */
type PostedRow = { [Key in keyof StoredMessage]: StoredMessage[Key] | null } & {
  refusal: string | null
  is_other: boolean
}

/** As the driver would report it, so that it is answered as any other failure of the database. */
const failureOf = (code: string) =>
  Object.assign(new Error(`A message could not be stored: ${code}`), { code })

const postMessages = memberQuery(
  'chat-post',
  `select p.refusal, p.is_other, ${messageColumns}
    from post_chat_messages($2, $3::jsonb) p cross join lateral (select (p.message).*) m ${withAuthors} order by p.place`,
)

/** Those of a channel that come while one is stored share the next transaction. */
export function openPostMessage({ runAsMember }: Pick<Database, 'runAsMember'>): PostMessage {
  const postTogether = batchByKey<QueuedMessage, PostedRow>(
    (channel, messages) =>
      runAsMember<PostedRow>(postMessages, messages[0]!.author, channel, JSON.stringify(messages)),
    maxBatch,
  )
  return async (memberId, channel, message) => {
    const { refusal, is_other, ...row } = await postTogether(channel, { author: memberId, ...message })
    if (refusal !== null) return postRefusals[refusal] ?? Promise.reject(failureOf(refusal))
    if (row.id === null) return undefined
    return is_other ? 'id taken' : (row as StoredMessage)
  }
}
