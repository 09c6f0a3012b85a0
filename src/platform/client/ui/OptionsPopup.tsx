import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import styles from './Popup.module.css'
import { WorkingRing } from './WorkingRing.tsx'

export interface OptionsText {
  loading?: boolean | undefined
  loadingText?: string | undefined
  /** Shown if nothing matches; without it the list does not open. */
  emptyText?: string | undefined
  /** Shown instead of the list, for example when the search failed. */
  failedText?: string | undefined
}

interface OptionsPopupProps<Item> extends OptionsText {
  renderOption: (item: Item) => ReactNode
  anchor?: ComponentProps<typeof BaseCombobox.Positioner>['anchor']
}

export function OptionsPopup<Item>({ renderOption, anchor, ...text }: OptionsPopupProps<Item>) {
  const count = BaseCombobox.useFilteredItems<Item>().length
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner className={styles.positioner} sideOffset={6} align="start" anchor={anchor}>
        <BaseCombobox.Popup
          className={`${styles.popup} ${styles.options}`}
          aria-busy={text.loading || undefined}
        >
          <KeepPageReadable />
          <BaseCombobox.Status className={styles.announcement}>{formatCount(count)}</BaseCombobox.Status>
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
 * While the list is open, Base UI hides the rest of the page from screen readers, including the submit button. It spares
 * live regions, so the page becomes a silent one (`aria-live="off"`) for that time.
 */
function KeepPageReadable() {
  useLayoutEffect(() => {
    const page = document.activeElement?.closest('body > *')
    if (!page || page.hasAttribute('aria-live')) return
    page.setAttribute('aria-live', 'off')
    return () => page.removeAttribute('aria-live')
  }, [])
  return null
}

/** Replaces the options; null keeps the list closed. */
export function lineWhenEmpty(text: OptionsText): string | null {
  if (text.failedText) return text.failedText
  if (text.loading) return text.loadingText ?? 'Searching'
  return text.emptyText ?? null
}

function formatCount(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? 'One suggestion' : `${count} suggestions`
}
