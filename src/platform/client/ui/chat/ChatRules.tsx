import { ArrowDownIcon } from '@phosphor-icons/react/ArrowDown'
import type { ReactNode } from 'react'
import styles from './ChatRules.module.css'
import { describeTyping } from './message-groups.ts'

interface MessageLogProps {
  /** Of the conversation. */
  label: string
  /** `MessageRow`, `DayRule` and `UnreadRule`. */
  children: ReactNode
}

/** New messages are announced without moving the focus. */
export function MessageLog({ label, children }: MessageLogProps) {
  return (
    <div role="log" aria-label={label}>
      <ol>{children}</ol>
    </div>
  )
}

/** Between two days. */
export function DayRule({ children }: { children: ReactNode }) {
  return <li className={styles.day}>{children}</li>
}

/** Above the first message that the member has not read. */
export function UnreadRule({ count }: { count: number }) {
  return <li className={styles.unread}>{`${count} new`}</li>
}

interface NewMessagesButtonProps {
  count: number
  onPress: () => void
}

/** Instead of moving the page of a member who reads further up. */
export function NewMessagesButton({ count, onPress }: NewMessagesButtonProps) {
  return (
    <div role="status" className={styles.jump}>
      {count > 0 && (
        <button type="button" className={styles.jumpButton} onClick={onPress}>
          <ArrowDownIcon weight="bold" aria-hidden="true" />
          {`${count} new`}
        </button>
      )}
    </div>
  )
}

/** Keeps its line while nobody types, so that nothing moves. */
export function TypingLine({ names }: { names: readonly string[] }) {
  return (
    <p className={styles.typing} role="status">
      {describeTyping(names)}
    </p>
  )
}

interface PresenceRowProps {
  face: ReactNode
  name: string
  /** What the member does here: "Grant Park, West End Rum". */
  doing: string
  isSpeaking?: boolean | undefined
}

export function PresenceRow({ face, name, doing, isSpeaking = false }: PresenceRowProps) {
  return (
    <li className={styles.presence} data-speaking={isSpeaking || undefined}>
      {face}
      <p>
        {name}
        <span>{doing}</span>
      </p>
    </li>
  )
}
