import { XIcon } from '@phosphor-icons/react/X'
import styles from './ChosenNotes.module.css'

interface ChosenNotesProps {
  label: string
  notes: readonly string[]
  onRemove: (note: string) => void
  /** A sentence without notes. */
  empty: string
}

/** What was chosen, in words; each can be removed. */
export function ChosenNotes({ label, notes, onRemove, empty }: ChosenNotesProps) {
  if (notes.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={styles.notes} aria-label={label}>
      {notes.map(note => (
        <li key={note}>
          <button
            type="button"
            className={styles.note}
            aria-label={`Remove ${note}`}
            onClick={() => onRemove(note)}
          >
            {note}
            <XIcon weight="bold" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
