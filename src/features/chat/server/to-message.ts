import type { ChatChannel, ChatMessage } from '../chat.contract.ts'
import type { StoredChannel, StoredMessage } from './chat.store.ts'

export function toMessage(stored: StoredMessage): ChatMessage {
  const {
    id,
    seq,
    author_id,
    author_name,
    author_picture,
    content,
    created_at,
    edited_at,
    deleted_at,
    change,
    reactions,
  } = stored
  return {
    id,
    seq,
    authorId: author_id,
    authorName: author_name,
    authorPictureUrl: author_picture,
    content,
    createdAt: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    deletedAt: deleted_at?.toISOString() ?? null,
    change: change ?? 0,
    reactions,
  }
}

export function toChannel(stored: StoredChannel): ChatChannel {
  const { name, topic, last_seq, read_seq, unread, muted_until } = stored
  return {
    name,
    topic,
    lastSeq: last_seq,
    readSeq: read_seq,
    unread,
    mutedUntil: muted_until?.toISOString() ?? null,
  }
}
