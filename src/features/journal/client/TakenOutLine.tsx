import css from './EntryDialog.module.css'

export interface TakenOutCigar {
  cigar: string
  /** Undefined until it is known to be taken out. */
  onUndo: (() => void) | undefined
}

/** Its place is there from the start, so that the fields do not move when the answer comes. */
export function TakenOutLine({ cigar, onUndo }: TakenOutCigar) {
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
