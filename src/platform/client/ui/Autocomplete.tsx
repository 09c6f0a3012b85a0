import { Autocomplete as BaseAutocomplete } from '@base-ui/react/autocomplete'
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react'
import styles from './FieldShell.module.css'
import { FieldShell, type FieldText } from './FieldShell.tsx'
import { lineWhenEmpty, OptionsPopup, type OptionsText } from './OptionsPopup.tsx'
import popup from './Popup.module.css'

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'disabled'
  | 'required'
  | 'placeholder'
  | 'maxLength'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'onKeyDown'
  | 'ref'
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
  /** Takes over from a plain field in which somebody is typing: what stands there already is asked for at once. */
  takesOver?: boolean
  /** What the list hangs under; absent: the field. Name the whole row when a button stands beside or below it. */
  listUnder?: ComponentProps<typeof OptionsPopup>['anchor']
}

/** A field that suggests as one types. To remember which item was chosen, use `Combobox`. */
export function Autocomplete<Item>(props: AutocompleteProps<Item>) {
  const { label, hideLabel, description, error, name, disabled, value, onValueChange, items, ...rest } = props
  const {
    itemKey,
    itemText,
    renderItem = itemText,
    onPick,
    start,
    end,
    takesOver = false,
    listUnder,
    ...others
  } = rest
  const { loading, loadingText, emptyText, failedText, ...input } = others
  const text = { loading, loadingText, emptyText, failedText }
  const [isAsked, setIsAsked] = useState(takesOver && value !== '')
  const hasSomethingToShow = items.length > 0 || lineWhenEmpty(text) !== null
  return (
    <FieldShell {...{ label, hideLabel, description, error, name, disabled }}>
      <BaseAutocomplete.Root
        items={items}
        filter={null}
        open={isAsked && hasSomethingToShow}
        onOpenChange={isOpen => setIsAsked(isOpen)}
        value={value}
        onValueChange={(typed, { reason }) => {
          // Escape puts suggestions away, also those that are still to come. It does not take away what was typed.
          if (reason === 'escape-key') setIsAsked(false)
          else onValueChange(typed)
        }}
        itemToStringValue={itemText}
      >
        <BaseAutocomplete.InputGroup className={styles.box}>
          {start}
          <BaseAutocomplete.Input
            {...input}
            className={styles.input}
            onBlur={(event: FocusEvent) => setIsAsked(isAsked && !hasMovedOn(event))}
          />
          {end}
        </BaseAutocomplete.InputGroup>
        <OptionsPopup<Item>
          {...text}
          anchor={listUnder}
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

/** Suggestions that arrive after somebody tabbed on must not open, or they would catch the next Tab. */
function hasMovedOn({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && relatedTarget.closest('[role=listbox]') === null
}
