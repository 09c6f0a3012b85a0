import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/X'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './CommandPalette.module.css'
import { IconButton } from './IconButton.tsx'
import popup from './Popup.module.css'
import { WorkingRing } from './WorkingRing.tsx'

export interface CommandGroup<Item> {
  label: string
  items: readonly Item[]
}

interface CommandPaletteProps<Item> {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Already matched, without empty groups. */
  groups: readonly CommandGroup<Item>[]
  itemKey: (item: Item) => string
  itemText: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  onPick: (item: Item) => void
  /** Shown below the results: searching, nothing found, no connection. */
  status?: ReactNode
  /** Beside the status of a search that failed. */
  onRetry?: (() => void) | undefined
  isWorking?: boolean
  /** Result counts for screen readers. */
  announcement: string
  foot?: ReactNode
  /** Whether focus returns to the opener on close; false if the caller moves it. */
  returnFocus: () => boolean
}

export function CommandPalette<Item>({ open, onOpenChange, ...palette }: CommandPaletteProps<Item>) {
  return (
    <Dialog.Root open={open} onOpenChange={isOpen => onOpenChange(isOpen)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={styles.popup}
            aria-label={palette.label}
            finalFocus={() => palette.returnFocus()}
          >
            <Palette {...palette} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Palette<Item>(props: Omit<CommandPaletteProps<Item>, 'open' | 'onOpenChange'>) {
  const {
    label,
    value,
    onValueChange,
    groups,
    itemText,
    status,
    onRetry,
    isWorking = false,
    announcement,
    foot,
  } = props
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={value}
      onValueChange={typed => onValueChange(typed)}
      itemToStringValue={itemText}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.query}>
        {isWorking ? <WorkingRing /> : <MagnifyingGlassIcon weight="light" size={20} aria-hidden="true" />}
        <Autocomplete.Input
          className={styles.input}
          aria-label={label}
          placeholder={label}
          enterKeyHint="go"
        />
        <Dialog.Close
          render={<IconButton label="Close" size="small" tooltip="none" icon={<XIcon weight="light" />} />}
        />
      </div>
      <div className={styles.results}>
        <ResultGroups {...props} />
        {status && (
          <div className={popup.status}>
            {/* Part of the announcement. */}
            <span aria-hidden="true">{status}</span>
            {onRetry && (
              <Button size="small" look="quiet" working={isWorking} onClick={onRetry}>
                Try Again
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={popup.announcement} role="status">
        {announcement}
      </p>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Autocomplete.Root>
  )
}

type ResultGroupsProps<Item> = Pick<CommandPaletteProps<Item>, 'itemKey' | 'renderItem' | 'onPick'>

function ResultGroups<Item>({ itemKey, renderItem, onPick }: ResultGroupsProps<Item>) {
  return (
    <Autocomplete.List className={`${popup.list} ${styles.list}`}>
      {(group: CommandGroup<Item>) => (
        <Autocomplete.Group key={group.label} items={group.items}>
          <Autocomplete.GroupLabel className={popup.groupLabel}>{group.label}</Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(item: Item) => (
              <Autocomplete.Item
                key={itemKey(item)}
                value={item}
                className={`${popup.item} ${styles.item}`}
                onClick={() => onPick(item)}
              >
                {renderItem(item)}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  )
}
