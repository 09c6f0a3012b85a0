import { type ReactNode, useRef } from 'react'
import { ChipGroup } from '#platform/client/ui/ChipGroup.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { DateField } from '#platform/client/ui/forms/DateField.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { ThirdsEditor } from '#platform/client/ui/journal/ThirdsEditor.tsx'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { entryLengths, maxDurationMinutes } from '../journal.contract.ts'
import css from './EntryDialog.module.css'
import type { EntryFieldsProps } from './entry-draft.ts'
import { appearanceWords, burnWords, drawWords } from './entry-words.ts'
import { FlavorFields } from './FlavorFields.tsx'
import { PairingField } from './PairingField.tsx'
import { useDrinkSuggestions } from './use-drink-suggestions.ts'

/** All of an evening that may be said and need not. */
export function MoreFields({ draft, errors, onChange }: EntryFieldsProps) {
  return (
    <div className={css.more}>
      <div className={css.row}>
        <DrinkField value={draft.drink} onValueChange={drink => onChange({ drink })} />
        <DateField
          label="Date"
          value={draft.day}
          onValueChange={day => onChange({ day })}
          error={errors.day}
        />
      </div>
      <div className={css.row}>
        <Field
          label="Vitola"
          value={draft.vitola}
          onValueChange={vitola => onChange({ vitola })}
          maxLength={entryLengths.vitola}
        />
        <NumberField
          label="Minutes it lasted"
          value={draft.durationMinutes}
          onValueChange={durationMinutes => onChange({ durationMinutes })}
          min={1}
          max={maxDurationMinutes}
          error={errors.durationMinutes}
        />
      </div>
      <PairingField draft={draft} onChange={onChange} />
      <Part title="Third by third">
        <ThirdsEditor
          label="Third by third"
          value={draft.thirds}
          onValueChange={thirds => onChange({ thirds })}
          maxLength={entryLengths.third}
        />
      </Part>
      <div className={css.row}>
        <Choice label="Draw" words={drawWords} value={draft.draw} onChoose={draw => onChange({ draw })} />
        <Choice
          label="Appearance"
          words={appearanceWords}
          value={draft.appearance}
          onChoose={appearance => onChange({ appearance })}
        />
        <Choice label="Burn" words={burnWords} value={draft.burn} onChoose={burn => onChange({ burn })} />
      </div>
      <Part title="What you taste">
        <FlavorFields chosen={draft.flavors} onChange={flavors => onChange({ flavors })} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={css.partTitle}>{title}</h3>
      {children}
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  words: Record<Value, string>
  value: Value | null
  /** Null when it is pressed again. */
  onChoose: (value: Value | null) => void
}

function Choice<Value extends string>({ label, words, value, onChoose }: ChoiceProps<Value>) {
  return (
    <div>
      <p className={css.choiceLabel}>{label}</p>
      <ChipGroup<Value>
        label={label}
        multiple={false}
        options={(Object.keys(words) as Value[]).map(each => ({ value: each, label: words[each] }))}
        value={value === null ? [] : [value]}
        onValueChange={([chosen]) => onChoose(chosen ?? null)}
      />
    </div>
  )
}

function DrinkField({ value, onValueChange }: { value: string; onValueChange: (drink: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const { suggestions, isFetching } = useDrinkSuggestions(value.trim())
  return (
    <LazyAutocomplete
      ref={field}
      label="Drink"
      name="drink"
      value={value}
      onValueChange={onValueChange}
      items={suggestions}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      renderItem={({ name, style }) => (
        <span>
          <b>{name}</b> {style}
        </span>
      )}
      loading={isFetching}
      maxLength={entryLengths.drink}
    />
  )
}
