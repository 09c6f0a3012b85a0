import { useState, useSyncExternalStore } from 'react'
import { readPreferenceCookie, setPreferenceCookie } from '#platform/client/device-storage.ts'
import { type RailWidth, railCookie } from '../../portal.contract.ts'

const wideEnough = '(min-width: 1280px)'

/** Open as last chosen on this device, else if the window is wide enough for names. */
export function useRail(): { isOpen: boolean; toggle: () => void } {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wideEnough).matches)
  const [chosen, setChosen] = useState(() => readPreferenceCookie(railCookie))
  const isOpen = chosen === undefined ? isWide : chosen === 'open'
  return {
    isOpen,
    toggle() {
      const next: RailWidth = isOpen ? 'narrow' : 'open'
      setPreferenceCookie(railCookie, next)
      setChosen(next)
    },
  }
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wideEnough)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
