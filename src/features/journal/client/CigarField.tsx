import { useRef, useState } from 'react'
import { cigarName, fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { readCigarSize } from '#features/humidor/cigar-size.rules.ts'
import { keptCount } from '#features/humidor/kept-cigars.rules.ts'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { entryLengths } from '../journal.contract.ts'
import css from './EntryDialog.module.css'
import type { EntryDraft } from './entry-draft.ts'
import { nameOfItem, useCigarChoices, useOwnCigar } from './use-cigar-choices.ts'

interface CigarFieldProps {
  draft: Pick<EntryDraft, 'cigar' | 'vitola' | 'humidorItemId'>
  error: string | undefined
  onChange: (changes: Partial<Pick<EntryDraft, 'cigar' | 'vitola' | 'humidorItemId'>>) => void
  /** How long the chosen one takes. */
  onMinutes?: (minutes: number) => void
}

/** With the member's own cigars for what is typed, then those of the catalogue. */
export function CigarField({ draft, error, onChange, onMinutes }: CigarFieldProps) {
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
              <b>{nameOfItem(item)}</b> {item.quantity > 0 ? keptCount([item]) : 'none left in your humidor'}
            </span>
          ) : (
            <b>{cigarName(line)}</b>
          )
        }
        onPick={({ item, line }) => {
          const size = (item && readCigarSize(item.size ?? '')) ?? (item ?? line).drawing
          onChange({
            humidorItemId: item ? item.id : null,
            ...(draft.vitola === '' && { vitola: (item ?? line).vitola ?? '' }),
          })
          if (size) onMinutes?.(minutesOf(size))
        }}
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
