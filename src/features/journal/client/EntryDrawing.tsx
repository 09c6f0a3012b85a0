import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import type { JournalEntry } from '../journal.contract.ts'
import css from './EntryDrawing.module.css'

/** The width stands for so many inches, so that a corona is shorter than a Churchill. */
const inches = 7.5

/** The cigar of an entry to scale; an outline of a robusto without a band where the catalogue does not have it. */
export function EntryDrawing({
  entry: { drawing, brand },
}: {
  entry: Pick<JournalEntry, 'drawing' | 'brand'>
}) {
  return (
    <div className={css.drawing} aria-hidden="true">
      {drawing ? (
        <ScaledCigar {...drawing} size={drawing} brand={brand ?? ''} inches={inches} />
      ) : (
        <svg className={css.unknown} viewBox="0 0 300 48" aria-hidden="true">
          <path d="M294 1H30C12 1 1 11 1 24s11 23 29 23h264" />
          <ellipse cx="294" cy="24" rx="5" ry="23" />
          <path d="M34 1c-9 14-9 32 0 46M96 1c22 12 40 30 52 46M186 1c22 12 40 30 52 46" data-seam />
        </svg>
      )}
    </div>
  )
}
