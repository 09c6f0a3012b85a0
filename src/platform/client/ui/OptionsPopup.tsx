import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
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
  anchor?: ComponentProps<typeof BaseCombobox.Positioner>['anchor']
}

/** The list under an Autocomplete or a Combobox, with one line that says what is going on. */
export function OptionsPopup<Item>({ renderOption, anchor, ...text }: OptionsPopupProps<Item>) {
  const count = BaseCombobox.useFilteredItems<Item>().length
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner className={styles.positioner} sideOffset={6} align="start" anchor={anchor}>
        <BaseCombobox.Popup
          className={`${styles.popup} ${styles.options}`}
          aria-busy={text.loading || undefined}
        >
          <PageStaysReadable />
          <BaseCombobox.Status className={styles.said}>{countInWords(count)}</BaseCombobox.Status>
          <BaseCombobox.Empty>
            <span className={styles.status}>
              {text.loading && <WorkingRing />}
              {lineWhenEmpty(text)}
            </span>
          </BaseCombobox.Empty>
          <BaseCombobox.List className={styles.list}>{renderOption}</BaseCombobox.List>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  )
}

/**
 * Base UI hides the rest of the page from screen readers while the list is open, and with it the button that sends
 * what was typed. It spares live regions, so the page becomes one that never speaks, for as long as the list is there.
 */
function PageStaysReadable() {
  useLayoutEffect(() => {
    const page = document.activeElement?.closest('body > *')
    if (!page || page.hasAttribute('aria-live')) return
    page.setAttribute('aria-live', 'off')
    return () => page.removeAttribute('aria-live')
  }, [])
  return null
}

/** The line in place of options, or null when there is nothing to say: then the list stays shut. */
export function lineWhenEmpty(text: OptionsText): string | null {
  if (text.failedText) return text.failedText
  if (text.loading) return text.loadingText ?? 'Looking'
  return text.emptyText ?? null
}

function countInWords(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? 'One suggestion' : `${count} suggestions`
}
