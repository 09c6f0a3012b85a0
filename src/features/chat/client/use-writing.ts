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

/** What is in the field of a channel, what it is for, and what is sent with it. A draft waits while a message is changed. */
export function useWriting({ memberId, channel, onPost, onEdit }: WritingOptions) {
  const [draft, setDraft] = useDraft(memberId, channel)
  const [writing, setWriting] = useState<Writing>()
  const [changed, setChanged] = useState('')
  const isEdit = writing?.kind === 'edit'
  const stop = () => setWriting(undefined)
  return {
    text: isEdit ? changed : draft.text,
    setText: (text: string) => (isEdit ? setChanged(text) : setDraft({ ...draft, text })),
    writing,
    card: isEdit ? undefined : draft.card,
    setCard: (card: NamedCard | undefined) => setDraft({ ...draft, card }),
    stop,
    reply: (message: ChatMessage) => setWriting({ kind: 'reply', message }),
    edit(message: ChatMessage) {
      setWriting({ kind: 'edit', message })
      setChanged(message.content)
    },
    send(content: string) {
      if (isEdit) return onEdit(writing.message.id, content, stop)
      // A message has a text: one with a card alone has its name.
      onPost(content || draft.card!.title, writing?.message.id, draft.card)
      setDraft({ text: '' })
      stop()
    },
  }
}
