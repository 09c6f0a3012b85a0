import styles from './StaleNote.module.css'
import { StatusTag } from './StatusTag.tsx'

interface StaleNoteProps {
  /** How long ago, in words: "3 min ago". */
  age: string
  isStale: boolean
  /** What was done: "read", "saved". */
  verb?: string | undefined
}

/** How old what is shown is. Not a live region: it changes every minute. */
export function StaleNote({ age, isStale, verb = 'read' }: StaleNoteProps) {
  if (isStale) return <StatusTag tone="warn">{`Last ${verb} ${age}`}</StatusTag>
  return (
    <span className={styles.note}>
      {verb} {age}
    </span>
  )
}
