import { useEffect, useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { formatPairingCount } from './format-pairing-count.ts'
import type { Selection } from './use-selection.ts'
import type { VaultList } from './use-vault-list.ts'
import { type VaultFiltersProps, VaultOrderChoice } from './VaultFilters.tsx'
import css from './VaultPage.module.css'

interface VaultCountProps extends Omit<VaultFiltersProps, 'types'> {
  vault: VaultList
  selection: Pick<Selection, 'start' | 'hasEnded'>
}

/** The line above the list. */
export function VaultCount({
  vault: { pairings, total, hasNone },
  filter,
  onFilter,
  selection,
}: VaultCountProps) {
  const select = useRef<HTMLButtonElement>(null)
  // The button that ended the selection is gone.
  const { hasEnded } = selection
  useEffect(() => {
    if (hasEnded) select.current?.focus({ preventScroll: true })
  }, [hasEnded])
  return (
    <div className={css.count}>
      <p role="status" className={hasNone ? hidden.hidden : undefined}>
        {formatPairingCount(pairings.length, total)}
      </p>
      {!hasNone && (
        <Button ref={select} size="small" look="quiet" onClick={selection.start}>
          Select
        </Button>
      )}
      <div className={css.order}>
        <VaultOrderChoice filter={filter} onFilter={onFilter} look="plain" />
      </div>
    </div>
  )
}
