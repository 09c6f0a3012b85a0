import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SavedPairing, vaultContract } from '../vault.contract.ts'
import { describeFailure } from './describe-failure.ts'
import { vaultCache } from './vault-cache.ts'

/** Hides the pairing at once and offers to undo. */
export function useRemovePairing(): (pairing: SavedPairing) => void {
  const cache = vaultCache(useQueryClient())
  const toast = useToast()
  const putBack = usePutBack()
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedPairing) => call(vaultContract.deletePairing, { params: { id } }),
    async onMutate({ id }) {
      await cache.cancelReads()
      cache.change(id, { isRemoved: true })
    },
    onSuccess(_, pairing) {
      // A list read in the meantime may still contain it.
      cache.change(pairing.id, { isRemoved: true })
      toast.info('Taken out of your vault.', { action: { label: 'Undo', run: () => putBack(pairing) } })
    },
    onError(failure, { id }) {
      cache.change(id, { isRemoved: false })
      toast.error(describeFailure(failure, 'That pairing was not taken out. Try again.'), {
        id: `remove-${id}`,
      })
    },
    onSettled: () => cache.markStale(),
  })
  return pairing => mutate(pairing)
}

function usePutBack(): (pairing: SavedPairing) => void {
  const cache = vaultCache(useQueryClient())
  const toast = useToast()
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedPairing) => call(vaultContract.restorePairing, { params: { id } }),
    async onMutate({ id }) {
      await cache.cancelReads()
      cache.change(id, { isRemoved: false })
    },
    onError(failure, pairing) {
      cache.change(pairing.id, { isRemoved: true })
      toast.error(describeFailure(failure, 'That pairing was not put back. Try again.'), {
        id: `put-back-${pairing.id}`,
        action: { label: 'Try Again', run: () => mutate(pairing) },
      })
    },
    // If it was saved again meanwhile, the restored pairing is that row, which cached lists may lack.
    onSuccess: () => cache.refetchLists(),
  })
  return pairing => mutate(pairing)
}
