import { call } from '#platform/client/api.ts'
import { createOutbox } from '#platform/client/outbox.ts'
import { chatContract } from '../chat.contract.ts'
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

/** Messages that are written and not acknowledged yet, of all channels. */
export const chatOutbox = createOutbox({
  name: 'chat',
  send: ({ id, channel, content, replyTo, card }: UnsentMessage) => {
    const body = { id, content, ...(replyTo && { replyTo }), ...(card && { card: card.card }) }
    return call(chatContract.postMessage, { params: { name: channel }, body })
  },
  isEntry: isUnsent,
})

function isUnsent(stored: unknown): stored is UnsentMessage {
  const { id, channel, content, writtenAt } = (stored ?? {}) as Partial<UnsentMessage>
  return [id, channel, content].every(text => typeof text === 'string') && typeof writtenAt === 'number'
}
