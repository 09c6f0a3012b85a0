import css from './EntryDialog.module.css'

export interface TakenOutCigar {
  cigar: string
  /** Puts it back, and resolves with whether it is; undefined until it is known to be taken out. */
  onUndo: (() => Promise<boolean>) | undefined
}

interface TakenOutLineProps {
  cigar: string
  /** Undefined while it cannot be undone. */
  onUndo: (() => void) | undefined
}

/** Its place is there from the start, so that the fields do not move when the answer comes. */
export function TakenOutLine({ cigar, onUndo }: TakenOutLineProps) {
  return (
    <p role="status" className={css.takenOut}>
      {onUndo && (
        <>
          Taken from your humidor: 1 of {cigar}.{' '}
          <button type="button" className={css.undo} onClick={onUndo}>
            Undo
          </button>
        </>
      )}
    </p>
  )
}
