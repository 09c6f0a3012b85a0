import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { useSavedPairings } from './use-saved-pairing.ts'

/** Hides the pairing at once and offers to undo. */
export function useRemovePairing(): (pairing: SavedPairing) => void {
  const { remove, restore } = useSavedPairings()
  const toast = useToast()
  const putBack = (id: string): Promise<unknown> =>
    restore(id).catch((failure: unknown) =>
      toast.error(messageFor(failure, 'Couldn’t undo. Try again.'), {
        id: `put-back-${id}`,
        action: { label: 'Try Again', run: () => void putBack(id) },
      }),
    )
  return ({ id }) =>
    void remove(id).then(
      () => toast.info('Removed.', { action: { label: 'Undo', run: () => void putBack(id) } }),
      (failure: unknown) =>
        toast.error(messageFor(failure, 'Couldn’t remove it. Try again.'), {
          id: `remove-${id}`,
        }),
    )
}
