import { useState } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { BarDrink, BarLevel } from '../bar.contract.ts'
import type { ChangeBar } from './use-change-bar.ts'

export interface BottleActions {
  /** The last bottle that was lowered, and what it was before. */
  undoable: { id: string; level: BarLevel } | undefined
  setLevel: (drink: BarDrink, level: BarLevel, options?: { canUndo: boolean }) => void
  remove: (drink: BarDrink) => void
}

/** @param onRemoved receives the focus of what has gone */
export function useBottleActions(change: ChangeBar, onRemoved: () => void): BottleActions {
  const toast = useToast()
  const [undoable, setUndoable] = useState<BottleActions['undoable']>()
  return {
    undoable,
    setLevel(drink, level, { canUndo } = { canUndo: true }) {
      setUndoable(canUndo && level !== drink.level ? { id: drink.id, level: drink.level } : undefined)
      change({ action: 'save', drink: { ...drink, level } })
    },
    remove(drink) {
      // A menu that closes gives the focus back to its button, which is gone then.
      setTimeout(onRemoved)
      change({ action: 'remove', drink }, () =>
        toast.info(`${drink.name} was removed.`, {
          action: { label: 'Undo', run: () => change({ action: 'save', drink }) },
        }),
      )
    },
  }
}
