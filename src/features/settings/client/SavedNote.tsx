import { CheckIcon } from '@phosphor-icons/react/Check'
import css from './SavedNote.module.css'

/** Says politely that something is kept, once for each time. */
export function SavedNote({ at }: { at: number | undefined }) {
  return (
    <p role="status" className={css.note}>
      {at !== undefined && (
        <span key={at} className={css.saved}>
          <CheckIcon weight="bold" size={14} aria-hidden="true" />
          Saved
        </span>
      )}
    </p>
  )
}
