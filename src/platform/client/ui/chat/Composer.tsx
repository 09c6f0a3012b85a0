import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../Button.tsx'
import { KeyCap } from '../KeyCap.tsx'
import styles from './Composer.module.css'

interface ComposerProps {
  /** "Say something to the long bar": placeholder and name. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** The text without outer white space; never empty. */
  onSend: (text: string) => void
  maxLength: number
  /** Buttons for what can be attached. */
  tools?: ReactNode
  /** Why nothing can be sent now: "Slow mode, 20 seconds". */
  blocked?: string | undefined
}

/** Grows to six lines. Enter sends, Shift+Enter starts a line. */
export function Composer(props: ComposerProps) {
  const { label, value, onValueChange, onSend, maxLength, tools, blocked } = props
  const noteId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const excess = value.trim().length - maxLength
  const note = blocked ?? (excess > 0 ? `${excess} characters too long` : undefined)
  function send() {
    field.current?.focus()
    if (value.trim() !== '' && note === undefined) onSend(value.trim())
  }
  function handleKey(event: KeyboardEvent) {
    // Enter also ends the composition of a Japanese or Chinese word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
      <textarea
        ref={field}
        className={styles.text}
        rows={1}
        aria-label={label}
        placeholder={label}
        aria-describedby={noteId}
        aria-invalid={excess > 0}
        value={value}
        onChange={event => onValueChange(event.target.value)}
        onKeyDown={handleKey}
      />
      <div className={styles.bar}>
        {tools}
        <span className={styles.hint}>
          <KeyCap>↵</KeyCap> to send
        </span>
        <span id={noteId} className={styles.note} role="status">
          {note}
        </span>
        <Button type="submit" look="primary" size="small">
          Send
        </Button>
      </div>
    </form>
  )
}
