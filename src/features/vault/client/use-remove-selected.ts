import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { removalContract } from '../removal.contract.ts'
import { vaultCache } from './vault-cache.ts'

/** Removes several pairings in one call, hidden at once, and restores all of them with one. */
export function useRemoveSelected() {
  const cache = vaultCache(useQueryClient())
  const mark = (ids: readonly string[], isRemoved: boolean) => {
    for (const id of ids) cache.change(id, { isRemoved })
  }
  const remove = useMutation({
    async mutationFn(ids: readonly string[]) {
      await cache.cancelReads()
      mark(ids, true)
      return { ids, ...(await call(removalContract.removePairings, { body: { ids: [...ids] } })) }
    },
    onMutate: () => restore.reset(),
    onError: (_, ids) => mark(ids, false),
    onSettled: () => cache.markStale(),
  })
  const restore = useMutation({
    mutationFn: ({ removed_at }: { ids: readonly string[]; removed_at: string }) =>
      call(removalContract.restoreRemoved, { body: { removed_at } }),
    async onSuccess(_, { ids }) {
      mark(ids, false)
      await cache.refetchLists()
      remove.reset()
    },
  })
  return { remove, restore }
}
