import css from './BarPage.module.css'

export interface BarNoteText {
  text: string
  undo?: () => void
}

interface BarNoteProps {
  note: BarNoteText | undefined
  /** The pressed button has gone, and the focus with it. */
  onUndone: () => void
}

/** What was just done to the bar, in the page itself: a toast would lie over the bottles. */
export function BarNote({ note, onUndone }: BarNoteProps) {
  return (
    <p className={css.note} role="status">
      {note?.text}{' '}
      {note?.undo && (
        <button
          type="button"
          onClick={() => {
            note.undo?.()
            onUndone()
          }}
        >
          Undo
        </button>
      )}
    </p>
  )
}
