import { Dictation } from '#platform/client/ui/media/Dictation.tsx'
import { Slider } from '#platform/client/ui/Slider.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { entryLengths } from '../journal.contract.ts'
import { CigarField } from './CigarField.tsx'
import type { EntryFieldsProps } from './entry-draft.ts'
import { ratingText } from './entry-words.ts'

export function EntryFields({ draft, errors, onChange }: EntryFieldsProps) {
  return (
    <>
      <CigarField draft={draft} error={errors.cigar} onChange={onChange} />
      <div>
        <TextArea
          label="Tasting Notes"
          name="notes"
          rows={4}
          value={draft.notes}
          onValueChange={notes => onChange({ notes })}
          maxLength={entryLengths.notes}
          error={errors.notes}
        />
        <Dictation
          label="Dictate the notes"
          value={draft.notes}
          maxLength={entryLengths.notes}
          onValueChange={notes => onChange({ notes })}
        />
      </div>
      <Slider
        label="Rating"
        value={draft.rating}
        onValueChange={rating => onChange({ rating })}
        min={1}
        max={5}
        valueText={ratingText}
      />
    </>
  )
}
