import { PlusIcon } from '@phosphor-icons/react/Plus'
import { XIcon } from '@phosphor-icons/react/X'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Composer } from '#platform/client/ui/chat/Composer.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { maxMessageLength } from '../chat.contract.ts'
import { plainTextOf } from '../message-text.rules.ts'
import css from './ChatPage.module.css'
import type { CardParts } from './card-parts.ts'
import { MentionList } from './MentionList.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { useArturo } from './use-arturo.ts'
import { useMentionChoices } from './use-mention-choices.ts'
import { usePhotoUpload } from './use-photo-upload.ts'
import type { Reader } from './use-reader.ts'
import type { useWriting, Writing } from './use-writing.ts'

interface ChatComposerProps extends Pick<CardParts, 'CardChoice'> {
  /** Its title. */
  channel: string
  reader: Reader
  composition: ReturnType<typeof useWriting>
  /** Something new is written. */
  onTyping: () => void
  /** Only this member sees it. */
  note: string | undefined
  onDismissNote: () => void
}

/** The field of a channel, with names for an `@`, what is answered or changed, and what is added. */
export function ChatComposer(props: ChatComposerProps) {
  const { channel, reader, composition, onTyping, note: toldNote, onDismissNote, CardChoice } = props
  const { text, setText, writing, card, setCard, stop, send } = composition
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [isChoosing, setIsChoosing] = useState(false)
  const listId = useId()
  const photo = usePhotoUpload(added => {
    setCard(added)
    field.current?.focus()
  })
  const { choices, active, setActive, close, complete } = useMentionChoices(text, caret, {
    isModerator: reader.isModerator,
    isArturoOn: useArturo() ?? false,
  })
  const optionId = (index: number) => `${listId}-${index}`
  function choose(index: number): void {
    const completed = complete(choices[index]!)
    // At once: the next letter may come before the next frame.
    flushSync(() => {
      note(completed.text)
      setCaret(completed.caret)
    })
    field.current?.focus()
    field.current?.setSelectionRange(completed.caret, completed.caret)
  }
  function note(typed: string): void {
    setText(typed)
    if (typed !== '' && !writing) onTyping()
  }
  const isEdit = writing?.kind === 'edit'
  // An answer and a change are written at once.
  useEffect(() => {
    if (writing) field.current?.focus()
  }, [writing])
  return (
    <div className={css.composer}>
      {choices.length > 0 && (
        <MentionList id={listId} choices={choices} active={active} optionId={optionId} onChoose={choose} />
      )}
      <Composer
        ref={field}
        key={writing ? `${writing.kind} ${writing.message.id}` : 'new'}
        label={isEdit ? 'Change your message' : `Say something in ${channel}`}
        value={text}
        onValueChange={note}
        onCaret={setCaret}
        onSend={send}
        onFile={isEdit ? undefined : photo.add}
        isTextOptional={card !== undefined}
        maxLength={maxMessageLength}
        onCancel={writing && stop}
        sendLabel={isEdit ? 'Save' : undefined}
        blocked={isEdit && text.trim() === '' ? 'A message needs a text' : undefined}
        tools={
          !isEdit && (
            <>
              <IconButton
                label="Add a cigar, pairing, event or entry"
                icon={<PlusIcon weight="light" />}
                onClick={() => setIsChoosing(true)}
              />
              <PhotoButton upload={photo} />
            </>
          )
        }
        above={
          <>
            <div role="status">
              {toldNote && <Removable text={toldNote} label="Dismiss" isWhole onRemove={onDismissNote} />}
            </div>
            {writing && <Removable text={describe(writing)} label="Cancel" onRemove={stop} />}
            {card && (
              <Removable
                text={card.card.kind === 'photo' ? 'With a photo' : `With ${card.title}`}
                label="Take it out"
                onRemove={() => setCard(undefined)}
              />
            )}
          </>
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
      {isChoosing && (
        <CardChoice onChoose={setCard} onClose={() => setIsChoosing(false)} finalFocus={field} />
      )}
    </div>
  )
}

function describe({ kind, message: { authorName, content } }: Writing): string {
  const start = kind === 'edit' ? 'Your message' : `Reply to ${authorName}`
  return `${start}: ${plainTextOf(content.slice(0, 100))}`
}

interface RemovableProps {
  text: string
  label: string
  /** All of the text, in as many lines as it takes. */
  isWhole?: boolean
  onRemove: () => void
}

function Removable({ text, label, isWhole = false, onRemove }: RemovableProps) {
  return (
    <p className={isWhole ? css.told : css.writing}>
      <span>{text}</span>
      <IconButton
        label={label}
        size="small"
        tooltip="none"
        icon={<XIcon weight="light" />}
        onClick={onRemove}
      />
    </p>
  )
}
