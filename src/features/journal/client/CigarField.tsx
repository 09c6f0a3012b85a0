import { useRef, useState } from 'react'
import { cigarName, fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { entryLengths } from '../journal.contract.ts'
import css from './EntryDialog.module.css'
import type { EntryDraft, EntryFieldsProps } from './entry-draft.ts'
import { nameOfItem, useCigarChoices, useOwnCigar } from './use-cigar-choices.ts'

interface CigarFieldProps {
  draft: EntryDraft
  error: string | undefined
  onChange: EntryFieldsProps['onChange']
}

/** With the member's own cigars for what is typed, then those of the catalogue. */
export function CigarField({ draft, error, onChange }: CigarFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  /** The list opens for what is typed, not for what the form was opened with. */
  const [initial] = useState(draft.cigar)
  const { choices, isFetching } = useCigarChoices(draft.cigar === initial ? '' : draft.cigar.trim())
  const own = useOwnCigar(draft.humidorItemId)
  return (
    <div className={css.cigar}>
      <LazyAutocomplete
        ref={field}
        label="Cigar Name"
        name="cigar"
        value={draft.cigar}
        onValueChange={cigar => onChange({ cigar })}
        items={choices}
        itemKey={({ item, line }) => (item ?? line).id}
        itemText={({ item, line }) => (item ? nameOfItem(item) : fullCigarName(line))}
        renderItem={({ item, line }) =>
          item ? (
            <span>
              <b>{nameOfItem(item)}</b> in your humidor
            </span>
          ) : (
            <b>{cigarName(line)}</b>
          )
        }
        onPick={({ item, line }) =>
          onChange({
            humidorItemId: item ? item.id : null,
            ...(draft.vitola === '' && { vitola: (item ?? line).vitola ?? '' }),
          })
        }
        loading={isFetching}
        maxLength={entryLengths.cigar}
        error={error}
      />
      {own && (
        <p className={css.own}>
          From your humidor: {nameOfItem(own)}{' '}
          <button type="button" className={css.unlink} onClick={() => onChange({ humidorItemId: null })}>
            Not from there
          </button>
        </p>
      )}
    </div>
  )
}
