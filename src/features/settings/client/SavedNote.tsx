import { CheckIcon } from '@phosphor-icons/react/Check'
import css from './SavedNote.module.css'

/** The key restarts the animation and the announcement on every save. */
export function SavedNote({ savedAt }: { savedAt: number | undefined }) {
  return (
    <p role="status" className={css.note}>
      {savedAt !== undefined && (
        <span key={savedAt} className={css.saved}>
          <CheckIcon weight="bold" size={14} aria-hidden="true" />
          Saved
        </span>
      )}
    </p>
  )
}
