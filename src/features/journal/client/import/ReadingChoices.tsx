import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import { type EntriesImport, ratingScales } from '../../import.contract.ts'
import css from './ReadingChoices.module.css'
import type { ImportChoices } from './use-import-entries.ts'

interface ReadingChoicesProps {
  found: Pick<EntriesImport, 'dates' | 'ratings'>
  onChoices: (choices: ImportChoices) => void
}

const orders = [
  { value: 'month first', label: 'Month first, 11/24/2026' },
  { value: 'day first', label: 'Day first, 24/11/2026' },
] as const satisfies { value: NonNullable<ImportChoices['dates']>; label: string }[]
const scales = ratingScales.map(value => ({ value, label: `On a scale up to ${value}` }))

/** What the file does not say for certain; shown only where it matters. */
export function ReadingChoices({ found: { dates, ratings }, onChoices }: ReadingChoicesProps) {
  if (dates.example === null && ratings.example === null) return null
  return (
    <div className={css.choices}>
      {dates.example !== null && (
        <Choice
          label={`Dates such as ${dates.example}`}
          options={orders}
          value={dates.order}
          onChoose={order => onChoices({ dates: order })}
        />
      )}
      {ratings.example !== null && (
        <Choice
          label={`Ratings such as ${ratings.example}`}
          options={scales}
          value={ratings.scale}
          onChoose={scale => onChoices({ scale })}
        />
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <div>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <NativeSelect
        label={label}
        placeholder="Please choose"
        options={options}
        value={value ?? ''}
        onValueChange={onChoose}
      />
    </div>
  )
}
