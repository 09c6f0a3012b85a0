import { useRef, useState } from 'react'
import { Field } from '#platform/client/ui/Field.tsx'
import { DateField } from '#platform/client/ui/forms/DateField.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { type Humidor, itemLengths, maxQuantity } from '../humidor.contract.ts'
import css from './ItemDialog.module.css'
import { type DraftErrors, fieldsOf, type ItemDraft, type SuggestedCigar } from './item-draft.ts'
import { useCigarSuggestions } from './use-cigar-suggestions.ts'

interface ItemFieldsProps {
  draft: ItemDraft
  errors: DraftErrors
  humidors: readonly Humidor[]
  onChange: (changes: Partial<ItemDraft>) => void
}

export function ItemFields({ draft, errors, humidors, onChange }: ItemFieldsProps) {
  return (
    <>
      <NameFields {...{ draft, errors, onChange }} />
      <div className={css.row}>
        <Field
          label="Vitola"
          value={draft.vitola}
          onValueChange={vitola => onChange({ vitola })}
          maxLength={itemLengths.vitola}
        />
        <Field
          label="Size"
          placeholder="6 × 52"
          value={draft.size}
          onValueChange={size => onChange({ size })}
          maxLength={itemLengths.size}
        />
        <Field
          label="Wrapper"
          value={draft.wrapper}
          onValueChange={wrapper => onChange({ wrapper })}
          maxLength={itemLengths.wrapper}
        />
      </div>
      <div className={css.row}>
        <NumberField
          label="Quantity"
          value={draft.quantity}
          onValueChange={quantity => onChange({ quantity })}
          min={0}
          max={maxQuantity}
          error={errors.quantity}
        />
        <DateField
          label="Purchase date"
          value={draft.purchasedOn}
          onValueChange={purchasedOn => onChange({ purchasedOn })}
        />
        <DateField
          label="Aging reminder date"
          value={draft.agingUntil}
          onValueChange={agingUntil => onChange({ agingUntil })}
        />
      </div>
      <div className={css.row}>
        {humidors.length > 1 && (
          <Select
            label="Humidor"
            options={humidors.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.humidorId ?? humidors[0]!.id}
            onValueChange={humidorId => onChange({ humidorId })}
          />
        )}
        <Field
          label="Location"
          placeholder="Top shelf"
          value={draft.location}
          onValueChange={location => onChange({ location })}
          maxLength={itemLengths.location}
        />
        <NumberField
          label="Price of one"
          value={draft.price}
          onValueChange={price => onChange({ price })}
          min={0}
          format={{ style: 'currency', currency: 'USD' }}
        />
        <NumberField
          label="Few left at"
          description="Marks the row, and tells you, when few are left."
          value={draft.lowAt}
          onValueChange={lowAt => onChange({ lowAt })}
          min={1}
          max={maxQuantity}
        />
        <Field
          label="Box code"
          value={draft.boxCode}
          onValueChange={boxCode => onChange({ boxCode })}
          maxLength={itemLengths.boxCode}
        />
      </div>
      <TextArea
        label="Notes"
        value={draft.notes}
        onValueChange={notes => onChange({ notes })}
        maxLength={itemLengths.notes}
      />
    </>
  )
}

/** A line of the catalogue that is picked brings its maker, wrapper and size. */
function NameFields({ draft, errors, onChange }: Pick<ItemFieldsProps, 'draft' | 'errors' | 'onChange'>) {
  const brand = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const typed = `${draft.brand} ${draft.cigarName}`.trim()
  /** The list opens for what is typed, not for what the form was opened with. */
  const [initial] = useState(typed)
  const { suggestions, isFetching } = useCigarSuggestions(typed === initial ? '' : typed)
  const shared = {
    items: suggestions,
    itemKey: ({ id }: SuggestedCigar) => id,
    renderItem: ({ brand: maker, line }: SuggestedCigar) => (
      <span>
        {maker} <b>{line}</b>
      </span>
    ),
    loading: isFetching,
    onPick: (picked: SuggestedCigar) =>
      // The list writes its text into the field after this.
      setTimeout(() => onChange(fieldsOf(picked))),
  }
  return (
    <div className={css.row}>
      <LazyAutocomplete
        {...shared}
        ref={brand}
        label="Brand"
        name="brand"
        value={draft.brand}
        onValueChange={typed => onChange({ brand: typed })}
        itemText={({ brand: maker }) => maker}
        maxLength={itemLengths.brand}
        error={errors.brand}
      />
      <LazyAutocomplete
        {...shared}
        ref={name}
        label="Cigar name"
        name="cigarName"
        value={draft.cigarName}
        onValueChange={typed => onChange({ cigarName: typed })}
        itemText={({ line }) => line}
        maxLength={itemLengths.cigarName}
        error={errors.cigarName}
      />
    </div>
  )
}
