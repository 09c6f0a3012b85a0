import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'
import styles from './Popup.module.css'
import { WorkingRing } from './WorkingRing.tsx'

export interface OptionsText {
  loading?: boolean | undefined
  loadingText?: string | undefined
  /** Shown when nothing matches; absent: the list simply does not open. */
  emptyText?: string | undefined
  /** Shown instead of the list, for example when the search failed. */
  failedText?: string | undefined
}

interface OptionsPopupProps<Item> extends OptionsText {
  renderOption: (item: Item) => ReactNode
}

/** The list under an Autocomplete or a Combobox, with one line that says what is going on. */
export function OptionsPopup<Item>({ renderOption, ...text }: OptionsPopupProps<Item>) {
  const count = BaseCombobox.useFilteredItems<Item>().length
  const line = lineFor(count, text)
  return (
    <BaseCombobox.Portal hidden={count === 0 && line === null}>
      <BaseCombobox.Positioner className={styles.positioner} sideOffset={6} align="start">
        <BaseCombobox.Popup className={styles.popup} aria-busy={text.loading || undefined}>
          <BaseCombobox.Status>
            {line !== null ? (
              <span className={styles.status}>
                {text.loading && <WorkingRing />}
                {line}
              </span>
            ) : (
              <span className={styles.said}>{count === 1 ? 'One suggestion' : `${count} suggestions`}</span>
            )}
          </BaseCombobox.Status>
          <BaseCombobox.List className={styles.list}>{renderOption}</BaseCombobox.List>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  )
}

/** Suggestions that are already there stay while better ones are looked for. */
function lineFor(count: number, text: OptionsText): string | null {
  if (text.failedText) return text.failedText
  if (count > 0) return null
  if (text.loading) return text.loadingText ?? 'Looking'
  return text.emptyText ?? null
}
