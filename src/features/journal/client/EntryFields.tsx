import { useRef } from 'react'
import { cigarName, fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { useCigarSuggestions } from '#features/humidor/client/use-cigar-suggestions.ts'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { Slider } from '#platform/client/ui/Slider.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { entryLengths } from '../journal.contract.ts'
import css from './EntryDialog.module.css'
import type { DraftErrors, EntryDraft } from './entry-draft.ts'
import { ratingText } from './entry-words.ts'

export interface EntryFieldsProps {
  draft: EntryDraft
  errors: DraftErrors
  onChange: (changes: Partial<EntryDraft>) => void
}

export function EntryFields({ draft, errors, onChange }: EntryFieldsProps) {
  return (
    <>
      <CigarField
        value={draft.cigar}
        error={errors.cigar}
        onValueChange={cigar => onChange({ cigar })}
        onPickVitola={vitola => draft.vitola === '' && onChange({ vitola })}
      />
      <TextArea
        label="Tasting Notes"
        name="notes"
        rows={4}
        value={draft.notes}
        onValueChange={notes => onChange({ notes })}
        maxLength={entryLengths.notes}
        error={errors.notes}
      />
      <div className={css.rating}>
        <Slider
          label="Rating"
          value={draft.rating}
          onValueChange={rating => onChange({ rating })}
          min={1}
          max={5}
          valueText={ratingText}
        />
        <span aria-hidden="true">
          <Stars value={draft.rating} sizePixels={18} title="" />
        </span>
      </div>
    </>
  )
}

interface CigarFieldProps {
  value: string
  error?: string | undefined
  onValueChange: (cigar: string) => void
  /** Of a line that was picked. */
  onPickVitola: (vitola: string) => void
}

/** With lines of the catalogue for what is typed. */
export function CigarField({ value, error, onValueChange, onPickVitola }: CigarFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { suggestions, isFetching } = useCigarSuggestions(value.trim())
  return (
    <LazyAutocomplete
      ref={field}
      label="Cigar Name"
      name="cigar"
      value={value}
      onValueChange={onValueChange}
      items={suggestions}
      itemKey={({ id }) => id}
      itemText={fullCigarName}
      renderItem={line => <b>{cigarName(line)}</b>}
      // The list writes its text into the field after this.
      onPick={({ vitola }) => vitola && setTimeout(() => onPickVitola(vitola))}
      loading={isFetching}
      maxLength={entryLengths.cigar}
      error={error}
    />
  )
}
