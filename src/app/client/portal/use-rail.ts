import { useState, useSyncExternalStore } from 'react'

/** A preference of this device, not of the member: it survives a sign-out. */
const storageKey = 'rail'
const wideEnough = '(min-width: 1280px)'

/** Open as last chosen on this device, else if the window is wide enough for names. */
export function useRail(): { isOpen: boolean; toggle: () => void } {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wideEnough).matches)
  const [chosen, setChosen] = useState(() => localStorage.getItem(storageKey))
  const isOpen = chosen === null ? isWide : chosen === 'open'
  return {
    isOpen,
    toggle() {
      const next = isOpen ? 'narrow' : 'open'
      localStorage.setItem(storageKey, next)
      setChosen(next)
    },
  }
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wideEnough)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
