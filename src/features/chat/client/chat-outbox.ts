import { call } from '#platform/client/api.ts'
import { createOutbox } from '#platform/client/outbox.ts'
import { type ChatMessage, chatContract } from '../chat.contract.ts'
import type { NamedCard } from './card-parts.ts'

export interface UnsentMessage {
  /** Of the message, made before the first attempt: sent again, it is stored once. */
  id: string
  channel: string
  content: string
  /** The id of the message that it answers. */
  replyTo?: string | undefined
  card?: NamedCard | undefined
  /** When it was written, in milliseconds since 1970. */
  writtenAt: number
}

type SentListener = (channel: string, message: ChatMessage) => void
const sentListeners = new Set<SentListener>()

/** Messages that are written and not acknowledged yet, of all channels. */
export const chatOutbox = createOutbox<UnsentMessage>({
  // `sb-`: removed with the other keys of the member when they sign out.
  keyOf: memberId => `sb-chat-outbox-${memberId}`,
  async send({ id, channel, content, replyTo, card }) {
    const body = { id, content, ...(replyTo && { replyTo }), ...(card && { card: card.card }) }
    const message = await call(chatContract.postMessage, { params: { name: channel }, body })
    // Before it leaves the outbox, so that it is shown without a break.
    for (const listener of sentListeners) listener(channel, message)
  },
  isEntry: isUnsent,
})

/** Calls back with each message that was acknowledged. */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

function isUnsent(stored: unknown): stored is UnsentMessage {
  const { id, channel, content, writtenAt } = (stored ?? {}) as Partial<UnsentMessage>
  return [id, channel, content].every(text => typeof text === 'string') && typeof writtenAt === 'number'
}
