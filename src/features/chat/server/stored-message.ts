import { arturoName } from '../arturo.rules.ts'
import type { StaffRole } from '../chat.contract.ts'

/** A row of `chat_messages` with the name of its author. */
export interface StoredMessage {
  channel: string
  seq: number
  id: string
  author_id: string | null
  author_name: string
  author_picture: string | null
  author_role: StaffRole | null
  /** An answer of Arturo, who has no account. */
  is_arturo: boolean
  content: string
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  change: number | null
  /** Ids of members by kind. */
  reactions: Record<string, string[]>
  /** What it answers; nulls without. */
  reply_id: string | null
  reply_seq: number | null
  reply_author_id: string | null
  reply_author: string | null
  reply_content: string | null
  mentions: string[]
  pinned_at: Date | null
  /** Not validated yet: an earlier version may have stored it. */
  card: unknown
}

/** Of an author who has no account, or none any more. */
const nameWithoutAccount = (message: string) =>
  `case when ${message}.is_arturo then '${arturoName}' else 'A former member' end`

/** The numbers fit: a channel with 2^53 messages does not exist. */
export const messageColumns = `m.channel, m.seq::float8 as seq, m.id, m.author_id, m.is_arturo,
  coalesce(a.name, ${nameWithoutAccount('m')}) as author_name, a.picture_url as author_picture, a.role as author_role,
  m.content, m.created_at, m.edited_at, m.deleted_at,
  m.change::float8 as change, m.reactions, m.mentions, m.pinned_at, m.card, m.reply_seq::float8 as reply_seq,
  q.id as reply_id, q.author_id as reply_author_id, coalesce(q.name, ${nameWithoutAccount('q')}) as reply_author, q.content as reply_content`
/** Of a message that is answered, its beginning is shown. */
const excerptLength = 140
/** The limit keeps the message that is answered a lookup of its own: a join would read all messages. */
export const withAuthors = `left join lateral face_of_member(m.author_id) a on true left join lateral (
    select o.id, o.author_id, o.is_arturo, f.name, left(o.content, ${excerptLength}) as content from chat_messages o
    left join lateral face_of_member(o.author_id) f on true
    where m.reply_seq is not null and o.channel = m.channel and o.seq = m.reply_seq
    limit 1
  ) q on true`
