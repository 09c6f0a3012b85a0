import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** How often an overlay was opened, and with which text in the page's field. */
export interface Opening {
  count: number
  typed: string
}

/** Puts React on a page that has none, and gives the way to open the overlay again and again. */
export function mountOverlay(render: (opening: Opening) => ReactNode): (options: { typed: string }) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  let count = 0
  return ({ typed }) => {
    count += 1
    root.render(render({ count, typed }))
  }
}
