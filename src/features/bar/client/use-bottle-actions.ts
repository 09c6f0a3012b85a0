import { useState } from 'react'
import type { BarDrink, BarLevel } from '../bar.contract.ts'
import type { BarNoteText } from './BarNote.tsx'
import type { ChangeBar } from './use-change-bar.ts'

export interface BottleActions {
  /** The last bottle that was lowered, and what it was before. */
  undoable: { id: string; level: BarLevel } | undefined
  setLevel: (drink: BarDrink, level: BarLevel, options?: { canUndo: boolean }) => void
  remove: (drink: BarDrink) => void
}

interface BottleActionsOptions {
  change: ChangeBar
  /** Receives the focus of what has gone. */
  onRemoved: () => void
  onTell: (note: BarNoteText) => void
}

export function useBottleActions({ change, onRemoved, onTell }: BottleActionsOptions): BottleActions {
  const [undoable, setUndoable] = useState<BottleActions['undoable']>()
  return {
    undoable,
    setLevel(drink, level, { canUndo } = { canUndo: true }) {
      setUndoable(canUndo && level !== drink.level ? { id: drink.id, level: drink.level } : undefined)
      change({ action: 'save', drink: { ...drink, level } })
    },
    remove(drink) {
      // After the menu has closed.
      setTimeout(onRemoved)
      change({ action: 'remove', drink }, () =>
        onTell({ text: `${drink.name} was removed.`, undo: () => change({ action: 'save', drink }) }),
      )
    },
  }
}
