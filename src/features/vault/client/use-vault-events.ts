import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { isSending } from '#platform/client/optimistic-queue.ts'
import { type VaultChange, vaultEvent } from '../vault.contract.ts'
import { vaultCache } from './vault-cache.ts'
import { changesQueueId } from './vault-queries.ts'

/** Shows what was changed in other tabs. */
export function useVaultEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const unsubscribe = live.listen(vaultEvent, data => apply(queries, data as VaultChange))
    const unsubscribeResync = live.onResync(() => void queries.invalidateQueries({ queryKey: ['vault'] }))
    return () => {
      unsubscribe()
      unsubscribeResync()
    }
  }, [queries])
}

function apply(queries: QueryClient, { ids, ...change }: VaultChange): void {
  const changes = ids ? ids.map(id => ({ ...change, id })) : [change]
  for (const each of changes) applyOne(queries, each)
}

function applyOne(queries: QueryClient, { id, facts, isRemoved }: Omit<VaultChange, 'ids'>): void {
  const cache = vaultCache(queries)
  const isShown = id !== undefined && cache.find(id) !== undefined
  if (id !== undefined && !isSending(queries, changesQueueId(id)))
    cache.change(id, { ...facts, ...(isRemoved !== undefined && { isRemoved }) })
  if (!isShown && isRemoved !== true) void cache.refetchLists()
}
