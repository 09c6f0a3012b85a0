import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { XIcon } from '@phosphor-icons/react/X'
import type { ReactNode } from 'react'
import combobox from './Combobox.module.css'
import styles from './FieldShell.module.css'
import { FieldShell, type FieldText } from './FieldShell.tsx'
import { OptionsPopup, type OptionsText } from './OptionsPopup.tsx'
import popup from './Popup.module.css'

export interface ComboboxProps<Item> extends FieldText, OptionsText {
  value: Item | null
  onValueChange: (value: Item | null) => void
  items: readonly Item[]
  itemKey: (item: Item) => string
  itemText: (item: Item) => string
  renderItem?: ((item: Item) => ReactNode) | undefined
  /** If set, the caller searches the items for each query; otherwise they are filtered here. */
  onQueryChange?: ((query: string) => void) | undefined
  name?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

/** Choose one of many items by typing part of its name. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, hideLabel, description, error, name, disabled, value, onValueChange, items, ...rest } = props
  const {
    itemKey,
    itemText,
    renderItem = itemText,
    onQueryChange,
    placeholder,
    required = false,
    ...text
  } = rest
  return (
    <FieldShell {...{ label, hideLabel, description, error, name, disabled }}>
      <BaseCombobox.Root<Item>
        items={items}
        value={value}
        onValueChange={item => onValueChange(item)}
        itemToStringLabel={itemText}
        itemToStringValue={itemKey}
        isItemEqualToValue={(item, chosen) => itemKey(item) === itemKey(chosen)}
        required={required}
        {...(onQueryChange && { filter: null, onInputValueChange: query => onQueryChange(query) })}
      >
        <BaseCombobox.InputGroup className={styles.box}>
          <BaseCombobox.Input placeholder={placeholder} className={styles.input} />
          <BaseCombobox.Clear className={combobox.button} aria-label={`Clear ${label}`}>
            <XIcon size={14} weight="bold" />
          </BaseCombobox.Clear>
          <BaseCombobox.Trigger className={combobox.button}>
            <CaretDownIcon size={14} weight="bold" />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <OptionsPopup<Item>
          {...text}
          renderOption={item => (
            <BaseCombobox.Item key={itemKey(item)} value={item} className={popup.item}>
              {renderItem(item)}
            </BaseCombobox.Item>
          )}
        />
      </BaseCombobox.Root>
    </FieldShell>
  )
}
