import { useState } from 'react'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { EmptyVault, NothingMatches } from './EmptyVault.tsx'
import { OldLookUps } from './OldLookUps.tsx'
import { PairingList } from './PairingList.tsx'
import { SelectedRemoved } from './SelectedRemoved.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { ShowMore } from './ShowMore.tsx'
import { useRemoveInPlace } from './use-remove-in-place.ts'
import { useRemoveSelected } from './use-remove-selected.ts'
import { useSelection } from './use-selection.ts'
import type { VaultList } from './use-vault-list.ts'
import { VaultCount } from './VaultCount.tsx'
import { VaultError } from './VaultError.tsx'
import css from './VaultPage.module.css'
import { VaultSkeleton } from './VaultSkeleton.tsx'
import { VaultTools } from './VaultTools.tsx'
import { isFiltered, noFilter, type VaultFilter } from './vault-filter.ts'

const ShareDialog = createLazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

interface VaultContentProps {
  vault: VaultList
  filter: VaultFilter
  onFilter: (changes: Partial<VaultFilter>, replace?: boolean) => void
  onImport: () => void
}

export function VaultContent({ vault, filter, onFilter, onImport }: VaultContentProps) {
  const { list, pairings, hasNone } = vault
  const removal = useRemoveInPlace()
  const selection = useSelection(pairings)
  const selected = useRemoveSelected()
  const [shared, setShared] = useState<SavedPairing>()
  if (vault.isUnloaded && list.isPending) return <VaultSkeleton />
  const error = list.isFetchNextPageError ? null : (
    <div className={css.error}>
      <VaultError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
    </div>
  )
  if (vault.isUnloaded) return error
  const rows = (
    <PairingList
      rows={vault.rows}
      isStale={vault.isStale && list.isFetching}
      selection={selection}
      removal={removal}
      onShare={setShared}
    />
  )
  if (vault.isEmpty)
    return (
      <>
        {error}
        <SelectedRemoved {...selected} />
        {rows}
        <EmptyVault onImport={onImport} />
      </>
    )
  const count = <VaultCount vault={vault} filter={filter} onFilter={onFilter} selection={selection} />
  const removeSelected = () => {
    selected.remove.mutate(selection.ids)
    selection.end()
  }
  return (
    <>
      <VaultTools filter={filter} types={vault.types} total={vault.total} onFilter={onFilter} />
      {selection.isOn ? <SelectionBar selection={selection} onDelete={removeSelected} /> : count}
      <SelectedRemoved {...selected} />
      <OldLookUps count={vault.oldLookUps} />
      {error}
      {rows}
      {hasNone && isFiltered(filter) && (
        <div className={css.nothing}>
          <NothingMatches onClear={() => onFilter(noFilter)} />
        </div>
      )}
      <ShowMore vault={vault} />
      {shared && <ShareDialog pairing={shared} onClose={() => setShared(undefined)} />}
    </>
  )
}
