import type { ChatStore } from '../chat.store.ts'
import type { ModerationStore } from './moderation.store.ts'
import type { Moderator } from './moderator.ts'

interface Services {
  chat: Pick<ChatStore, 'change'>
  moderation: Pick<ModerationStore, 'moderate'>
}

/** Everybody deletes their own messages; those of others go by duty. Undefined: there is no such message for the member. */
export async function deleteMessage(
  { chat, moderation }: Services,
  by: Moderator,
  channel: string,
  id: string,
): ReturnType<ModerationStore['moderate']> {
  const own = await chat.change(by.actorId, channel, id, null, [])
  if (own || by.duties.length === 0) return own
  return moderation.moderate(by, channel, id, 'remove')
}
