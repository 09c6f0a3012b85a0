import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

export interface Opening {
  /** Number of openings so far; a new one resets the overlay. */
  count: number
  /** Text from the page's field, or typed before the overlay's field was ready. */
  typed: string
  /** Whether the text was submitted, as opposed to still being typed. */
  isSent: boolean
}
type Options = Omit<Opening, 'count'>

/**
 * Mounts React on a page without it and returns a function that opens the overlay, any number of times. Each opening
 * returns a function that updates the typed text until the overlay's own field is ready.
 */
export function mountOverlay(
  render: (opening: Opening) => ReactNode,
): (options: Options) => (typed: string) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  let count = 0
  return ({ typed, isSent }) => {
    count += 1
    const opening = count
    const show = (text: string) => root.render(render({ count: opening, typed: text, isSent }))
    show(typed)
    return show
  }
}
