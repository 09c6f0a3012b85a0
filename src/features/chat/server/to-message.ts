import { messageCard } from '../card.contract.ts'
import type { ChatChannel } from '../channels.contract.ts'
import type { ChatMessage } from '../chat.contract.ts'
import type { StoredChannel } from './chat.store.ts'
import type { StoredMessage } from './stored-message.ts'

export function toMessage(stored: StoredMessage): ChatMessage {
  const {
    id,
    seq,
    author_id,
    author_name,
    author_picture,
    author_role,
    is_arturo,
    content,
    created_at,
    edited_at,
    deleted_at,
    change,
    reactions,
    mentions,
    pinned_at,
    card,
  } = stored
  return {
    id,
    seq,
    authorId: author_id,
    authorName: author_name,
    authorPictureUrl: author_picture,
    authorRole: author_role,
    isArturo: is_arturo,
    content,
    createdAt: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    deletedAt: deleted_at?.toISOString() ?? null,
    change: change ?? 0,
    reactions,
    replyTo: replyOf(stored),
    mentions,
    pinnedAt: pinned_at?.toISOString() ?? null,
    card: card === null ? null : (messageCard.safeParse(card).data ?? null),
  }
}

function replyOf(stored: StoredMessage): ChatMessage['replyTo'] {
  const { reply_id, reply_seq, reply_author_id, reply_author, reply_content } = stored
  if (reply_id === null) return null
  return {
    id: reply_id,
    seq: reply_seq!,
    authorId: reply_author_id,
    authorName: reply_author!,
    content: reply_content!,
  }
}

export function toChannel(stored: StoredChannel): ChatChannel {
  const { name, title, topic, last_seq, read_seq, unread, slow_seconds, muted_until } = stored
  return {
    name,
    title,
    topic,
    lastSeq: last_seq,
    readSeq: read_seq,
    unread,
    slowSeconds: slow_seconds,
    mutedUntil: muted_until?.toISOString() ?? null,
  }
}
