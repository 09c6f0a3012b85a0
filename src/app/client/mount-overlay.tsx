import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** How often an overlay was opened, and with which text. */
export interface Opening {
  count: number
  /** What stood in the page's field, or was typed before there was a field. */
  typed: string
  /** Whether the text was sent, and is not still being typed. */
  isSent: boolean
}
type Options = Omit<Opening, 'count'>

/**
 * Puts React on a page that has none, and gives the way to open the overlay again and again. What opening it returns
 * takes what is typed until its field can be typed into.
 */
export function mountOverlay(
  render: (opening: Opening) => ReactNode,
): (options: Options) => (typed: string) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  let count = 0
  return ({ typed, isSent }) => {
    count += 1
    const opened = count
    const show = (text: string) => root.render(render({ count: opened, typed: text, isSent }))
    show(typed)
    return show
  }
}
