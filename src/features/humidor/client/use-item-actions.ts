import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type HumidorItem, itemNotDeleted, maxQuantity } from '../humidor.contract.ts'
import { humidorQuery } from './humidor-query.ts'
import { humidorQueue, type ItemAction } from './humidor-queue.ts'

export interface TakenOut {
  itemId: string
  smokeId: string
}

/** What the rows of the ledger can do. */
export interface ItemActions {
  changeQuantity: (item: HumidorItem, by: 1 | -1) => void
  smoke: (item: HumidorItem) => void
  /** The cigar that was taken out last, for the undo in its row and in the dialog about it. */
  takenOut: TakenOut | undefined
  /** Resolves with whether it is back. */
  undoSmoke: () => Promise<boolean>
  remove: (item: HumidorItem) => void
}

/** Without `smoke` where a cigar is only taken out. */
export type RowActions = Omit<ItemActions, 'smoke'> & { smoke: ItemActions['smoke'] | undefined }

export function useItemActions(): ItemActions {
  const queries = useQueryClient()
  const toast = useToast()
  const [takenOut, setTakenOut] = useState<TakenOut>()
  /** Counts the smokes: only the latest can be undone, whichever answer comes when. */
  const latestSmoke = useRef(0)
  const { queryKey } = humidorQuery
  const act = useOptimisticQueue(humidorQueue, failure => {
    toast.error(messageFor(failure, 'Failed to save the change'), { id: 'humidor' })
    void queries.invalidateQueries({ queryKey })
  })
  const run = (action: ItemAction) => void act(action)
  return {
    changeQuantity({ id, quantity }, by) {
      const wanted = Math.min(maxQuantity, Math.max(0, quantity + by))
      const versionOf = () => queries.getQueryData(queryKey)?.items.find(item => item.id === id)?.version ?? 0
      if (wanted !== quantity) run({ kind: 'quantity', id, quantity: wanted, versionOf })
    },
    smoke({ id }) {
      // An undo means this cigar, never one of the same row that was taken out before it.
      setTakenOut(undefined)
      latestSmoke.current += 1
      const smoke = latestSmoke.current
      const onSmoked = (smokeId: string) => {
        if (smoke === latestSmoke.current) setTakenOut({ itemId: id, smokeId })
      }
      run({ kind: 'smoke', id, onSmoked })
    },
    takenOut,
    async undoSmoke() {
      if (!takenOut) return false
      const smoke = latestSmoke.current
      setTakenOut(undefined)
      const isBack = await act({ kind: 'undo smoke', id: takenOut.itemId, smokeId: takenOut.smokeId })
      if (!isBack && smoke === latestSmoke.current) setTakenOut(takenOut)
      return isBack
    },
    remove: ({ id }) =>
      void act({ kind: 'delete', id }).then(
        isDeleted => isDeleted || toast.error(itemNotDeleted, { id: 'humidor' }),
      ),
  }
}
