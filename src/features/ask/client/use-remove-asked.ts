import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { askContract } from '../ask.contract.ts'
import { askedQuery } from './asked-query.ts'

/**
 * Removes one question, or all of them, and offers to undo.
 * @param onPressed Each button goes with its press, and the focus with it.
 */
export function useRemoveAsked(onPressed: () => void) {
  const cache = useQueryClient()
  const toast = useToast()
  const reload = () => cache.invalidateQueries({ queryKey: askedQuery.queryKey })

  async function restore(removedAt: string): Promise<void> {
    try {
      await call(askContract.restoreAsked, { body: { removed_at: removedAt } })
      await reload()
    } catch (failure) {
      toast.error(messageFor(failure, 'Couldn’t undo. Try again.'), {
        id: 'restore-asked',
        action: restoration('Try Again', removedAt),
      })
    }
  }
  const restoration = (label: string, removedAt: string) => ({
    label,
    run() {
      onPressed()
      void restore(removedAt)
    },
  })
  async function remove(removing: Promise<{ removed_at: string | null }>, said: string): Promise<void> {
    onPressed()
    try {
      const { removed_at: removedAt } = await removing
      await reload()
      if (removedAt !== null) toast.info(said, { action: restoration('Undo', removedAt) })
    } catch (failure) {
      toast.error(messageFor(failure, 'Couldn’t remove it. Try again.'), { id: 'remove-asked' })
    }
  }
  return {
    removeOne: (id: string) => void remove(call(askContract.removeAsked, { params: { id } }), 'Removed.'),
    removeAll: () => void remove(call(askContract.removeAllAsked, {}), 'All conversations were removed.'),
  }
}
