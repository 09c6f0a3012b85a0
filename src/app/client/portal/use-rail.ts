import { useState, useSyncExternalStore } from 'react'

/** A choice of this device, not of the member: it outlives a sign-out. */
const rememberedAs = 'rail'
const roomForNames = '(min-width: 1280px)'

/** Whether the rail shows names: as it was left on this device, else where there is room. */
export function useRail(): { isOpen: boolean; toggle: () => void } {
  const hasRoom = useSyncExternalStore(watchRoom, () => matchMedia(roomForNames).matches)
  const [chosen, setChosen] = useState(() => localStorage.getItem(rememberedAs))
  const isOpen = chosen === null ? hasRoom : chosen === 'open'
  return {
    isOpen,
    toggle() {
      const next = isOpen ? 'narrow' : 'open'
      localStorage.setItem(rememberedAs, next)
      setChosen(next)
    },
  }
}

function watchRoom(onChange: () => void): () => void {
  const room = matchMedia(roomForNames)
  room.addEventListener('change', onChange)
  return () => room.removeEventListener('change', onChange)
}
