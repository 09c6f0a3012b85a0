import { useEffect, useEffectEvent } from 'react'
import { resultPages } from '../pairing.contract.ts'

/**
 * The overlay has an address of its own, so that a result can be copied from the bar and Back closes it.
 * Opening adds one entry to the history; everything inside replaces that entry.
 */
export function useFinderAddress(onBack: () => void) {
  const goneBack = useEffectEvent(onBack)
  useEffect(() => {
    const listen = () => goneBack()
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [])

  return {
    enter: () => {
      if (!isOurs()) history.pushState({ finder: true }, '', resultPages.finder)
    },
    show: (address: string = resultPages.finder) => {
      if (isOurs()) history.replaceState({ finder: true }, '', address)
    },
    leave: () => {
      if (isOurs()) history.back()
    },
  }
}

function isOurs(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'finder' in state
}
