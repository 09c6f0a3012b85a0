import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SavedPairing, vaultContract } from '../vault.contract.ts'
import { sayFailure } from './say-failure.ts'
import { shelfOf } from './vault-shelf.ts'

/** Takes a pairing out of sight at once, and says how to get it back. */
export function useRemovePairing(): (pairing: SavedPairing) => void {
  const shelf = shelfOf(useQueryClient())
  const { tell, fail } = useToast()
  const putBack = usePutBack()
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedPairing) => call(vaultContract.deletePairing, { params: { id } }),
    async onMutate({ id }) {
      await shelf.hold()
      shelf.change(id, { isTaken: true })
    },
    onSuccess(_, pairing) {
      // A list that was read meanwhile may still hold it.
      shelf.change(pairing.id, { isTaken: true })
      tell('Taken out of your vault.', { action: { label: 'Undo', run: () => putBack(pairing) } })
    },
    onError(failure, { id }) {
      shelf.change(id, { isTaken: false })
      fail(sayFailure(failure, 'That pairing was not taken out. Try again.'), { id: `remove-${id}` })
    },
    onSettled: () => shelf.outdate(),
  })
  return pairing => mutate(pairing)
}

function usePutBack(): (pairing: SavedPairing) => void {
  const shelf = shelfOf(useQueryClient())
  const { fail } = useToast()
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedPairing) => call(vaultContract.restorePairing, { params: { id } }),
    async onMutate({ id }) {
      await shelf.hold()
      shelf.change(id, { isTaken: false })
    },
    onError(failure, pairing) {
      shelf.change(pairing.id, { isTaken: true })
      fail(sayFailure(failure, 'That pairing was not put back. Try again.'), {
        id: `put-back-${pairing.id}`,
        action: { label: 'Try Again', run: () => mutate(pairing) },
      })
    },
    // It may have been saved again meanwhile and be another row, and a list read since then does not hold it.
    onSuccess: () => shelf.readAnew(),
  })
  return pairing => mutate(pairing)
}
