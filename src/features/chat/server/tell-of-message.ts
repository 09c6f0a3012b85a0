import type { Live } from '#platform/server/live/open-live.ts'
import type { ChatEventData, ChatMessage, changeEvent, messageEvent } from '../chat.contract.ts'
import type { StoredMessage } from './stored-message.ts'
import { toMessage } from './to-message.ts'

export type ChatEventKind = typeof messageEvent | typeof changeEvent

/** To every tab, after the commit. One that misses it reads the message by its number. */
export function tellOfMessage(
  live: Pick<Live, 'publishToAll'>,
  kind: ChatEventKind,
  channel: string,
  stored: StoredMessage,
): ChatMessage {
  const message = toMessage(stored)
  const data: ChatEventData = { channel, message }
  live.publishToAll({ kind, data })
  return message
}
