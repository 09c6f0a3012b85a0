import { Autocomplete as BaseAutocomplete } from '@base-ui/react/autocomplete'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { dismisses } from './dismisses.ts'
import styles from './FieldShell.module.css'
import { FieldShell, type FieldText } from './FieldShell.tsx'
import { lineWhenEmpty, OptionsPopup, type OptionsText } from './OptionsPopup.tsx'
import popup from './Popup.module.css'
import { useLateSuggestions } from './use-late-suggestions.ts'

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
  /** Free text: suggestions only help. */
  value: string
  onValueChange: (value: string) => void
  /** Already matched: the caller searches for `value`. */
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The text for the field when the item is picked. */
  itemText: (item: Item) => string
  /** Default: the item's text. */
  renderItem?: ((item: Item) => ReactNode) | undefined
  onPick?: ((item: Item) => void) | undefined
  start?: ReactNode
  end?: ReactNode
  /** Replaces a plain field in use: suggestions for the text typed so far open at once. */
  initiallyOpen?: boolean
  /** Anchor of the list; default: the field. Pass the whole row if a button is beside or below the field. */
  listAnchor?: ComponentProps<typeof OptionsPopup>['anchor']
}

/**
 * A text field with suggestions. Late ones open for a person who waits at the field. For a hand that has moved on, they
 * wait for the next key: another letter, or an arrow.
 */
export function Autocomplete<Item>(props: AutocompleteProps<Item>) {
  const { label, hideLabel, description, error, name, disabled, value, onValueChange, items, ...rest } = props
  const {
    itemKey,
    itemText,
    renderItem = itemText,
    onPick,
    start,
    end,
    initiallyOpen = false,
    listAnchor,
    ...inputAndTexts
  } = rest
  const { loading, loadingText, emptyText, failedText, ...input } = inputAndTexts
  const text = { loading, loadingText, emptyText, failedText }
  const [wantsSuggestions, setWantsSuggestions] = useState(initiallyOpen && value !== '')
  const hasItems = items.length > 0
  const noteLetter = useLateSuggestions({
    isWaiting: wantsSuggestions && !hasItems,
    hasItems,
    onLate: () => setWantsSuggestions(false),
  })
  const { onKeyDown } = input
  function closeOnKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (dismisses(event)) setWantsSuggestions(false)
    onKeyDown?.(event)
  }
  const hasContent = hasItems || lineWhenEmpty(text) !== null
  return (
    <FieldShell {...{ label, hideLabel, description, error, name, disabled }}>
      <BaseAutocomplete.Root
        items={items}
        filter={null}
        open={wantsSuggestions && hasContent}
        onOpenChange={isOpen => setWantsSuggestions(isOpen)}
        value={value}
        onValueChange={(typed, { reason }) => {
          // Escape dismisses suggestions, also those still loading, and keeps the typed text.
          if (reason === 'escape-key') setWantsSuggestions(false)
          else {
            noteLetter()
            onValueChange(typed)
          }
        }}
        itemToStringValue={itemText}
      >
        <BaseAutocomplete.InputGroup className={styles.box}>
          {start}
          <BaseAutocomplete.Input
            {...input}
            className={styles.input}
            onKeyDown={closeOnKey}
            onBlur={(event: FocusEvent) => setWantsSuggestions(wantsSuggestions && !hasLeftField(event))}
          />
          {end}
        </BaseAutocomplete.InputGroup>
        <OptionsPopup<Item>
          {...text}
          anchor={listAnchor}
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

/** Suggestions that arrive after Tab left the field must not open: they would catch the next Tab. */
function hasLeftField({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && relatedTarget.closest('[role=listbox]') === null
}
