import { Button } from '#platform/client/ui/Button.tsx'
import { Drawer } from '#platform/client/ui/Drawer.tsx'
import css from './FilterSheet.module.css'
import { formatPairingCount } from './format-pairing-count.ts'
import { VaultFilters, type VaultFiltersProps, VaultOrderChoice } from './VaultFilters.tsx'
import { countFilters, noFilter } from './vault-filter.ts'

interface FilterSheetProps extends VaultFiltersProps {
  isOpen: boolean
  /** How many pairings match. */
  total: number
  onClose: () => void
}

/** The filters of small windows. Each applies at once; the button below says how many pairings are left. */
export function FilterSheet({ isOpen, total, onClose, ...filters }: FilterSheetProps) {
  const { filter, onFilter } = filters
  return (
    <Drawer
      open={isOpen}
      onOpenChange={open => !open && onClose()}
      title="Filter"
      actions={
        <>
          {countFilters(filter) > 0 && (
            <Button onClick={() => onFilter({ ...noFilter, q: filter.q })}>Clear filters</Button>
          )}
          <Button look="primary" onClick={onClose}>
            {total > 0 ? `Show ${formatPairingCount(total, total)}` : 'No matches'}
          </Button>
        </>
      }
    >
      <div className={css.groups}>
        <VaultFilters
          {...filters}
          wrap={(name, group) => (
            <div>
              <p aria-hidden="true">{name}</p>
              {group}
            </div>
          )}
        />
        <div>
          <p aria-hidden="true">Sort by</p>
          <VaultOrderChoice filter={filter} onFilter={onFilter} />
        </div>
      </div>
    </Drawer>
  )
}
