import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import css from './EntryDrawing.module.css'

/** The width stands for so many inches, so that a corona is shorter than a Churchill. */
const inches = 8

/** The cigar of an entry to scale; a dashed outline where the catalogue does not have it. */
export function EntryDrawing({ entry: { drawing, brand } }: { entry: JournalEntry }) {
  return (
    <div className={css.drawing} aria-hidden="true">
      {drawing ? (
        <ScaledCigar size={drawing} shade={drawing.shade} brand={brand ?? ''} inches={inches} />
      ) : (
        <span className={css.unknown} />
      )}
    </div>
  )
}
