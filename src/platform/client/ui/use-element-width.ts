import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in pixels, followed while it changes. */
export function useElementWidth<Element extends HTMLElement>(
  initialPixels: number,
): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null)
  const [pixels, setPixels] = useState(initialPixels)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setPixels(Math.round(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, pixels]
}
