import { useState } from 'react'
import { maxRemovedAtOnce } from '../removal.contract.ts'
import type { SavedPairing } from '../vault.contract.ts'

export interface Selection {
  /** Whether rows can be selected now. */
  isOn: boolean
  /** Whether it was on before. */
  hasEnded: boolean
  /** In the order of the list; only what is shown. */
  ids: readonly string[]
  /** How many "select all" selects. */
  most: number
  has: (id: string) => boolean
  toggle: (id: string) => void
  selectAll: () => void
  clear: () => void
  start: () => void
  end: () => void
}

/** What the member has selected of the rows that are shown. */
export function useSelection(shown: readonly SavedPairing[]): Selection {
  /** Undefined until the first selection. */
  const [isOn, setIsOn] = useState<boolean>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = shown.map(({ id }) => id).filter(id => chosen.has(id))
  const all = shown.slice(0, maxRemovedAtOnce).map(({ id }) => id)
  const clear = () => setChosen(new Set())
  return {
    isOn: isOn === true,
    hasEnded: isOn === false,
    ids,
    most: all.length,
    has: id => chosen.has(id),
    toggle(id) {
      if (chosen.has(id)) setChosen(new Set([...chosen].filter(each => each !== id)))
      else if (ids.length < maxRemovedAtOnce) setChosen(new Set([...chosen, id]))
    },
    selectAll: () => setChosen(new Set(all)),
    clear,
    start: () => setIsOn(true),
    end() {
      setIsOn(false)
      clear()
    },
  }
}
