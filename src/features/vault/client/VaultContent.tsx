import { lazy, Suspense, useState } from 'react'
import hidden from '#platform/client/ui/Hidden.module.css'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import type { SavedPairing } from '../vault.contract.ts'
import { EmptyVault, NothingMatches } from './EmptyVault.tsx'
import { PairingList } from './PairingList.tsx'
import { ShowMore } from './ShowMore.tsx'
import { useRemovePairing } from './use-remove-pairing.ts'
import type { VaultList } from './use-vault-list.ts'
import { VaultError } from './VaultError.tsx'
import css from './VaultPage.module.css'
import { VaultSkeleton } from './VaultSkeleton.tsx'
import { VaultTools } from './VaultTools.tsx'
import { isFiltered, type VaultFilter, type VaultOrder } from './vault-filter.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

interface VaultContentProps {
  vault: VaultList
  filter: VaultFilter
  onFilter: (changes: Partial<VaultFilter>, replace?: boolean) => void
}

const orders: { value: VaultOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'best', label: 'Best rated' },
]

export function VaultContent({ vault, filter, onFilter }: VaultContentProps) {
  const { list, pairings, hasMore, hasNone } = vault
  const remove = useRemovePairing()
  const [shared, setShared] = useState<SavedPairing>()
  if (vault.isUnloaded && list.isPending) return <VaultSkeleton />
  const error = list.isFetchNextPageError ? null : (
    <div className={css.error}>
      <VaultError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
    </div>
  )
  if (vault.isUnloaded) return error
  if (vault.isEmpty)
    return (
      <>
        {error}
        <EmptyVault />
      </>
    )
  return (
    <>
      <VaultTools filter={filter} types={vault.types} onFilter={onFilter} />
      <div className={css.count}>
        <p role="status" className={hasNone ? hidden.hidden : undefined}>
          {formatPairingCount(pairings.length, hasMore)}
        </p>
        <SegmentedControl
          label="Sort by"
          options={orders}
          value={filter.order}
          onValueChange={order => onFilter({ order })}
        />
      </div>
      {error}
      {hasNone && isFiltered(filter) ? (
        <div className={css.nothing}>
          <NothingMatches onClear={() => onFilter({ q: '', type: undefined })} />
        </div>
      ) : (
        <PairingList
          pairings={pairings}
          isStale={vault.isStale && list.isFetching}
          onShare={setShared}
          onRemove={remove}
        />
      )}
      <ShowMore vault={vault} />
      <Suspense>{shared && <ShareDialog pairing={shared} onClose={() => setShared(undefined)} />}</Suspense>
    </>
  )
}

export function formatPairingCount(count: number, hasMore: boolean): string {
  if (count === 0) return hasMore ? '' : 'No matches'
  const pairings = count === 1 ? '1 pairing' : `${count} pairings`
  return hasMore ? `The first ${pairings}` : pairings
}
