import { useState } from 'react'
import type { ChatMessage } from '../chat.contract.ts'
import type { NamedCard } from './card-parts.ts'
import { useDraft } from './use-draft.ts'

/** What the field is for: an answer, a change, or else a new message. */
export interface Writing {
  kind: 'reply' | 'edit'
  message: ChatMessage
}

interface WritingOptions {
  memberId: string
  channel: string
  onPost: (content: string, replyTo: string | undefined, card: NamedCard | undefined) => void
  /** @param done to be called when the change is stored */
  onEdit: (id: string, content: string, done: () => void) => void
}

/** What is in the field of a channel, what it is for, and what is sent with it. */
export function useWriting({ memberId, channel, onPost, onEdit }: WritingOptions) {
  const [text, setText] = useDraft(memberId, channel)
  const [writing, setWriting] = useState<Writing>()
  const [card, setCard] = useState<NamedCard>()
  function stop(): void {
    if (writing?.kind === 'edit') setText('')
    setWriting(undefined)
  }
  return {
    text,
    setText,
    writing,
    card,
    setCard,
    stop,
    reply: (message: ChatMessage) => setWriting({ kind: 'reply', message }),
    edit(message: ChatMessage) {
      setWriting({ kind: 'edit', message })
      setText(message.content)
      setCard(undefined)
    },
    send(content: string) {
      if (writing?.kind === 'edit') return onEdit(writing.message.id, content, stop)
      // A message has a text: one with a card alone has its name.
      onPost(content || card!.title, writing?.message.id, card)
      setText('')
      setCard(undefined)
      setWriting(undefined)
    },
  }
}
