import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** After this time a list would open over what a hand on its way is about to press. */
const lateMilliseconds = 1500

interface LateSuggestions {
  /** They are on their way. */
  isWaiting: boolean
  hasItems: boolean
  onLate: () => void
}

/** Calls `onLate` if suggestions arrive when the hand has moved on. Call it at each letter. */
export function useLateSuggestions({ isWaiting, hasItems, onLate }: LateSuggestions): () => void {
  const typedAt = useRef<number>(undefined)
  const hasMovedOn = useRef(isFingerUsed())
  useEffect(() => {
    if (!isWaiting) return undefined
    const note = () => {
      hasMovedOn.current = true
    }
    addEventListener('pointermove', note)
    return () => removeEventListener('pointermove', note)
  }, [isWaiting])
  const judge = useEffectEvent((haveArrived: boolean) => {
    // It may have been typed into the plain field that this one replaces.
    typedAt.current ??= performance.now()
    const isLate = performance.now() - typedAt.current > lateMilliseconds
    if (haveArrived && isLate && hasMovedOn.current) onLate()
  })
  useLayoutEffect(() => judge(hasItems), [hasItems])
  return () => {
    typedAt.current = performance.now()
    hasMovedOn.current = isFingerUsed()
  }
}

/** A finger on its way to the page is not seen before it presses. */
const isFingerUsed = () => !matchMedia('(hover: hover)').matches
