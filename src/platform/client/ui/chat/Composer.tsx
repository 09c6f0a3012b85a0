import { type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent, useId, useRef } from 'react'
import { isComposingKey } from '../../is-composing-key.ts'
import { Button } from '../Button.tsx'
import { KeyCap } from '../KeyCap.tsx'
import styles from './Composer.module.css'

interface ComposerProps {
  /** The field. */
  ref?: RefObject<HTMLTextAreaElement | null> | undefined
  /** "Say something to the long bar": placeholder and name. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** The text without outer white space; empty only if something else is sent with it. */
  onSend: (text: string) => void
  /** Something is attached, so that no text is needed. */
  isTextOptional?: boolean | undefined
  maxLength: number
  /** The first of the files that are pasted or dropped into it. */
  onFile?: ((file: File) => void) | undefined
  /** Default: Send. */
  sendLabel?: string | undefined
  /** Escape. */
  onCancel?: (() => void) | undefined
  /** Buttons for what can be attached. */
  tools?: ReactNode
  /** Why nothing can be sent now: "Slow mode, 20 seconds". */
  blocked?: string | undefined
  /** Above the text: what is answered, names to choose from. */
  above?: ReactNode
  /** Names or words that can complete what was begun. */
  completion?: Completion | undefined
  onCaret?: ((caret: number) => void) | undefined
}

/** A list of choices, which the keys of the field go through. */
export interface Completion {
  listId: string
  activeId: string
  /** A step down or up the list. */
  onMove: (step: 1 | -1) => void
  onChoose: () => void
  onClose: () => void
}

/** Grows to six lines. Enter sends, Shift+Enter starts a line. */
export function Composer(props: ComposerProps) {
  const { label, value, onValueChange, onSend, isTextOptional = false, maxLength, ...parts } = props
  const { ref, tools, blocked, above, completion, onCaret, onFile, onCancel, sendLabel = 'Send' } = parts
  const noteId = useId()
  const ownField = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? ownField
  const excess = value.trim().length - maxLength
  const note = blocked ?? (excess > 0 ? `${excess} characters too long` : undefined)
  function send() {
    field.current?.focus()
    if ((isTextOptional || value.trim() !== '') && note === undefined) onSend(value.trim())
  }
  function takeFile(event: SyntheticEvent, data: DataTransfer) {
    const [file] = data.files
    if (!onFile || !file) return
    event.preventDefault()
    onFile(file)
  }
  /** Whether the key was for the list of choices. */
  function handleCompletionKey(event: KeyboardEvent, list: Completion): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (step) list.onMove(step)
    else if (event.key === 'Escape') list.onClose()
    else if (
      (event.key === 'Enter' || event.key === 'Tab') &&
      !event.shiftKey &&
      !isComposingKey(event.nativeEvent)
    ) {
      list.onChoose()
    } else return false
    return true
  }
  function handleKey(event: KeyboardEvent) {
    if (completion && handleCompletionKey(event, completion)) return event.preventDefault()
    if (event.key === 'Escape') onCancel?.()
    // Enter also ends the composition of a Japanese or Chinese word.
    if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      data-invalid={excess > 0 || undefined}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      {above}
      <textarea
        ref={field}
        className={styles.text}
        rows={1}
        aria-label={label}
        placeholder={label}
        aria-describedby={noteId}
        aria-invalid={excess > 0}
        value={value}
        onChange={({ target }) => {
          onValueChange(target.value)
          onCaret?.(target.selectionStart)
        }}
        onKeyDown={handleKey}
        onPaste={event => takeFile(event, event.clipboardData)}
        onDragOver={event => {
          // Else the browser opens the file.
          if (onFile && event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={event => takeFile(event, event.dataTransfer)}
        onSelect={({ currentTarget }) => onCaret?.(currentTarget.selectionStart)}
        {...(completion && {
          'aria-autocomplete': 'list',
          'aria-controls': completion.listId,
          'aria-activedescendant': completion.activeId,
        })}
      />
      <div className={styles.bar}>
        {tools}
        <span className={styles.hint}>
          <KeyCap>↵</KeyCap> to {sendLabel.toLowerCase()}
        </span>
        <span id={noteId} className={styles.note} role="status">
          {note}
        </span>
        <Button type="submit" look="primary" size="small">
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}
