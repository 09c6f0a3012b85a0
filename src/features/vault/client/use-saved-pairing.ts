import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProcedureInput } from '#platform/api.contract.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { createOptimisticQueue, useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SavedPairing, vaultContract } from '../vault.contract.ts'
import { vaultCache } from './vault-cache.ts'
import { type SavedState, savedStateQuery } from './vault-queries.ts'

export type PairingToSave = ProcedureInput<typeof vaultContract.savePairing>['body']

/** Saves, removes and restores. Each throws when the server refuses, so that the page reports it in its own words. */
export interface SavedPairings {
  save: (pairing: PairingToSave) => Promise<SavedPairing & { isNew: boolean }>
  remove: (id: string) => Promise<void>
  /** If the pairing was saved again meanwhile, the restored one is that row, with an id of its own. */
  restore: (id: string) => Promise<SavedPairing>
}

/** Finishes also after the page was left. A removed pairing is hidden at once, and shown again on a failure. */
export function useSavedPairings(): SavedPairings {
  return savedPairings(useQueryClient())
}

/** Stars are shown at once; a failure restores the confirmed ones and shows an error. */
export function useSavedPairing(id: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const change = useOptimisticQueue(ratingQueue(queries, id), failure =>
    toast.error(messageFor(failure, 'Your rating wasn’t saved. Try again.'), { id: `rate-${id}` }),
  )
  const { remove, restore } = savedPairings(queries)
  return {
    rate: (rating: number | null) => void change(rating).finally(() => void vaultCache(queries).markStale()),
    remove: () => remove(id),
    restore: () => restore(id),
  }
}

/** Undefined unless `vaultCache` follows this pairing. */
export function useSavedState(id: string | undefined): SavedState | undefined {
  return useQuery(savedStateQuery(id ?? '')).data
}

function savedPairings(queries: QueryClient): SavedPairings {
  const cache = vaultCache(queries)
  async function hideDuring<Reply>(id: string, isRemoved: boolean, send: () => Promise<Reply>) {
    await cache.cancelReads()
    cache.changeRows(id, { isRemoved })
    try {
      const reply = await send()
      // A list read in the meantime may still have the previous state.
      cache.change(id, { isRemoved })
      return reply
    } catch (failure) {
      cache.changeRows(id, { isRemoved: !isRemoved })
      throw failure
    }
  }
  return {
    async save(pairing) {
      const saved = await call(vaultContract.savePairing, { body: pairing })
      void cache.refetchLists()
      return saved
    },
    async remove(id) {
      try {
        await hideDuring(id, true, () => call(vaultContract.deletePairing, { params: { id } }))
      } finally {
        void cache.markStale()
      }
    },
    async restore(id) {
      const restored = await hideDuring(id, false, () =>
        call(vaultContract.restorePairing, { params: { id } }),
      )
      void cache.refetchLists()
      return restored
    },
  }
}

/** Arrow keys may change the rating five times a second. */
function ratingQueue(queries: QueryClient, id: string) {
  const cache = vaultCache(queries)
  return createOptimisticQueue({
    id: `vault rate ${id}`,
    queryKey: ['vault'],
    read: () => cache.ratingOf(id),
    write: (_, rating: number | null) => cache.change(id, { rating }),
    apply: (_, rating: number | null) => rating,
    send: rating => call(vaultContract.ratePairing, { params: { id }, body: { rating } }),
    confirm: (_, { rating }) => rating,
  })
}
