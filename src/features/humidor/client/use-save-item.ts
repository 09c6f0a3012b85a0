import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api.ts'
import { useCall } from '#platform/client/call-for.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type HumidorItem, humidorContract, itemNotAdded } from '../humidor.contract.ts'
import { humidorQuery } from './humidor-query.ts'
import { changesOf, type ItemDraft, toNewItem } from './item-draft.ts'

interface ToSave {
  draft: ItemDraft
  /** The row that was opened; undefined for a new one. */
  opened: HumidorItem | undefined
  /** The row as another device has left it: its own changes stay, those of the form come on top. */
  current: HumidorItem | undefined
}

interface SaveOptions {
  onSaved: (saved: HumidorItem) => void
  /** Another device was faster: its version. */
  onConflict: (current: HumidorItem) => void
}

/** Saves what the form holds. What fails stays in the form. */
export function useSaveItem({ onSaved, onConflict }: SaveOptions) {
  const queries = useQueryClient()
  const call = useCall()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    // What an earlier attempt said is no longer true.
    onMutate: () => toast.close('humidor'),
    mutationFn: async ({ draft, opened, current }: ToSave) => {
      if (!opened) return call(humidorContract.addItem, { body: toNewItem(draft) })
      const changes = changesOf(draft, opened)
      if (Object.keys(changes).length === 0) return opened
      const { id, version } = current ?? opened
      return call(humidorContract.changeItem, { params: { id }, body: { ...changes, version } })
    },
    async onSuccess(saved) {
      await queries.invalidateQueries({ queryKey: humidorQuery.queryKey })
      onSaved(saved)
    },
    onError(failure, { opened }) {
      const current = failure instanceof ApiError ? failure.current : undefined
      if (opened && current) onConflict(current as HumidorItem)
      else
        toast.error(opened ? messageFor(failure, 'Failed to save the change') : itemNotAdded, {
          id: 'humidor',
        })
    },
  })
}
