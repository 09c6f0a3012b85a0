import { useEffect, useEffectEvent } from 'react'
import { resultPages } from '../pairing.contract.ts'

/**
 * The overlay has its own URL, so that a result can be copied from the address bar and Back closes it. Opening pushes one
 * history entry; everything inside replaces it.
 */
export function useFinderAddress(onBack: () => void) {
  const handleBack = useEffectEvent(onBack)
  useEffect(() => {
    const handlePopState = () => handleBack()
    addEventListener('popstate', handlePopState)
    return () => removeEventListener('popstate', handlePopState)
  }, [])

  return {
    enter: () => {
      if (!isFinderEntry()) history.pushState({ finder: true }, '', resultPages.finder)
    },
    show: (address: string = resultPages.finder) => {
      if (isFinderEntry()) history.replaceState({ finder: true }, '', address)
    },
    leave: () => {
      if (isFinderEntry()) history.back()
    },
  }
}

function isFinderEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'finder' in state
}
