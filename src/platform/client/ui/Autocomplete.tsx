import { Autocomplete as BaseAutocomplete } from '@base-ui/react/autocomplete'
import type { ComponentProps, ReactNode } from 'react'
import styles from './FieldShell.module.css'
import { FieldShell, type FieldText } from './FieldShell.tsx'
import { OptionsPopup, type OptionsText } from './OptionsPopup.tsx'
import popup from './Popup.module.css'

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'disabled' | 'required' | 'placeholder' | 'maxLength' | 'autoFocus' | 'enterKeyHint' | 'ref'
>

export interface AutocompleteProps<Item> extends FieldText, OptionsText, InputProps {
  /** What is typed. Any text is allowed: suggestions only help. */
  value: string
  onValueChange: (value: string) => void
  /** Already matched: the caller looks them up for `value`. */
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** What is written into the field when the item is picked. */
  itemText: (item: Item) => string
  /** What an option shows, for example a drawn cigar and its name. Absent: its text. */
  renderItem?: ((item: Item) => ReactNode) | undefined
  onPick?: ((item: Item) => void) | undefined
  start?: ReactNode
  end?: ReactNode
}

/** A field that suggests as one types. To remember which item was chosen, use `Combobox`. */
export function Autocomplete<Item>(props: AutocompleteProps<Item>) {
  const { label, hideLabel, description, error, name, disabled, value, onValueChange, items, ...rest } = props
  const { itemKey, itemText, renderItem = itemText, onPick, start, end, ...others } = rest
  const { loading, loadingText, emptyText, failedText, ...input } = others
  return (
    <FieldShell {...{ label, hideLabel, description, error, name, disabled }}>
      <BaseAutocomplete.Root
        items={items}
        filter={null}
        value={value}
        onValueChange={text => onValueChange(text)}
        itemToStringValue={itemText}
      >
        <BaseAutocomplete.InputGroup className={styles.box}>
          {start}
          <BaseAutocomplete.Input {...input} className={styles.input} />
          {end}
        </BaseAutocomplete.InputGroup>
        <OptionsPopup<Item>
          {...{ loading, loadingText, emptyText, failedText }}
          renderOption={item => (
            <BaseAutocomplete.Item
              key={itemKey(item)}
              value={item}
              className={popup.item}
              onClick={() => onPick?.(item)}
            >
              {renderItem(item)}
            </BaseAutocomplete.Item>
          )}
        />
      </BaseAutocomplete.Root>
    </FieldShell>
  )
}
