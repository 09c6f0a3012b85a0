import { DateOrderChoice } from '#platform/client/ui/import/DateOrderChoice.tsx'
import { ReadingChoice } from '#platform/client/ui/import/ReadingChoice.tsx'
import css from '#platform/client/ui/import/ReadingChoices.module.css'
import { type EntriesImport, ratingScales } from '../../import.contract.ts'
import type { ImportChoices } from './use-import-entries.ts'

interface ReadingChoicesProps {
  found: Pick<EntriesImport, 'dates' | 'ratings'>
  onChoices: (choices: ImportChoices) => void
}

const scales = ratingScales.map(value => ({ value, label: `On a scale up to ${value}` }))

/** What the file does not say for certain; shown only where it matters. */
export function ReadingChoices({ found: { dates, ratings }, onChoices }: ReadingChoicesProps) {
  if (dates.example === null && ratings.example === null) return null
  return (
    <div className={css.choices}>
      <DateOrderChoice dates={dates} onChoose={order => onChoices({ dates: order })} />
      {ratings.example !== null && (
        <ReadingChoice
          label={`Ratings such as ${ratings.example}`}
          options={scales}
          value={ratings.scale}
          onChoose={scale => onChoices({ scale })}
        />
      )}
    </div>
  )
}
