import { XIcon } from '@phosphor-icons/react/X'
import { useId, useState } from 'react'
import { Composer } from '#platform/client/ui/chat/Composer.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { type ChatMessage, maxMessageLength } from '../chat.contract.ts'
import { plainTextOf } from '../message-text.rules.ts'
import css from './ChatPage.module.css'
import { MentionList } from './MentionList.tsx'
import type { Reader } from './MessageItem.tsx'
import { useMentionChoices } from './use-mention-choices.ts'

/** What the field is for: an answer, a change, or else a new message. */
export interface Writing {
  kind: 'reply' | 'edit'
  message: ChatMessage
}

interface ChatComposerProps {
  channel: string
  reader: Reader
  writing: Writing | undefined
  text: string
  onText: (text: string) => void
  onSend: (text: string) => void
  onCancel: () => void
}

/** The field of a channel, with names for an `@` and what is answered or changed. */
export function ChatComposer(props: ChatComposerProps) {
  const { channel, reader, writing, text, onText, onSend, onCancel } = props
  const [caret, setCaret] = useState(0)
  const listId = useId()
  const { choices, active, setActive, close, complete } = useMentionChoices(text, caret, reader.isAdmin)
  const optionId = (index: number) => `${listId}-${index}`
  const choose = (index: number) => {
    const completed = complete(choices[index]!)
    setCaret(completed.caret)
    return completed
  }
  return (
    <div className={css.composer}>
      {choices.length > 0 && (
        <MentionList
          id={listId}
          choices={choices}
          active={active}
          optionId={optionId}
          onChoose={index => onText(choose(index).text)}
        />
      )}
      <Composer
        key={writing ? `${writing.kind} ${writing.message.id}` : 'new'}
        label={writing?.kind === 'edit' ? 'Change your message' : `Say something in ${channel}`}
        value={text}
        onValueChange={onText}
        onCaret={setCaret}
        onSend={onSend}
        maxLength={maxMessageLength}
        above={
          writing && (
            <p className={css.writing}>
              <span>
                {writing.kind === 'edit' ? 'Your message' : `Reply to ${writing.message.authorName}`}:{' '}
                {plainTextOf(writing.message.content.slice(0, 100))}
              </span>
              <IconButton
                label="Cancel"
                size="small"
                tooltip="none"
                icon={<XIcon weight="light" />}
                onClick={onCancel}
              />
            </p>
          )
        }
        completion={
          choices.length > 0
            ? {
                listId,
                activeId: optionId(active),
                onMove: step => setActive((active + step + choices.length) % choices.length),
                onChoose: () => choose(active),
                onClose: close,
              }
            : undefined
        }
      />
    </div>
  )
}
