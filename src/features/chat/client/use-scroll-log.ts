import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Who is further up than this reads, and is not moved. */
const nearBottomPixels = 100
/** Earlier messages are read before their place is reached. */
const nearTopPixels = 400

interface ScrollLogOptions {
  /** Of the channel: another one begins at its end. */
  name: string
  /** Changes with every message at the end. */
  lastKey: string | number
  /** Changes with every message before the first one. */
  firstKey: string | number
  hasEarlier: boolean
  onEarlier: () => void
}

/**
 * Follows the end of a log, unless the member reads further up; keeps their place when earlier messages arrive.
 * The box has one child, which stays.
 */
export function useScrollLog(options: ScrollLogOptions) {
  const { name, lastKey, firstKey, hasEarlier, onEarlier } = options
  const box = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const atEnd = useRef(true)
  const topBefore = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another channel begins at its end
  useLayoutEffect(() => toEnd(box), [name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every message at the end
  useLayoutEffect(() => {
    if (atEnd.current) toEnd(box)
  }, [lastKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for messages before the first one
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const added = element.scrollHeight - heightBefore.current
    if (heightBefore.current > 0 && !atEnd.current) element.scrollTop += added
    heightBefore.current = element.scrollHeight
  }, [firstKey])
  useEffect(() => {
    if (box.current) heightBefore.current = box.current.scrollHeight
  })
  // A card that is loaded later makes its message higher, and a keyboard the box lower.
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => atEnd.current && toEnd(box))
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return {
    box,
    isAtEnd,
    goToEnd: () => toEnd(box),
    /** To an item of the log, whose end is not followed from now on. */
    goTo(item: HTMLElement) {
      const element = box.current
      if (!element) return
      atEnd.current = false
      item.scrollIntoView({ block: item.offsetHeight > element.clientHeight ? 'start' : 'center' })
    },
    onScroll() {
      const element = box.current
      if (!element) return
      const { scrollTop, scrollHeight, clientHeight } = element
      const isNear = scrollHeight - scrollTop - clientHeight <= nearBottomPixels
      // What grows moves the end away from the member; only they move up.
      if (isNear) atEnd.current = true
      else if (scrollTop < topBefore.current) atEnd.current = false
      topBefore.current = scrollTop
      setIsAtEnd(atEnd.current)
      if (hasEarlier && scrollTop < nearTopPixels) onEarlier()
    },
  }
}

function toEnd(box: RefObject<HTMLDivElement | null>): void {
  const element = box.current
  if (element) element.scrollTop = element.scrollHeight
}
