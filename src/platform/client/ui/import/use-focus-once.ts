import { useEffect, useRef } from 'react'

/** The button that had the focus is gone. */
export function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
