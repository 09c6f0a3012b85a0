import { setPreferenceCookie } from '#platform/client/device-storage.ts'
import { type RailWidth, railCookie } from '../portal.contract.ts'

const maxNarrowPixels = 100

/** The sidebar of a page from the server: wide or narrow as chosen; narrow, its icons get tooltips. */
export function switchRail(): void {
  const shell = document.querySelector<HTMLElement>('[data-member-page]')
  const rail = shell?.querySelector('aside')
  if (!shell || !rail) return
  const isNarrow = () => rail.clientWidth <= maxNarrowPixels
  rail.querySelector('[data-rail-switch]')?.addEventListener('click', () => {
    const next: RailWidth = isNarrow() ? 'open' : 'narrow'
    shell.dataset.rail = next
    setPreferenceCookie(railCookie, next)
  })
  new ResizeObserver(() => {
    for (const control of rail.querySelectorAll<HTMLElement>('nav a, button'))
      control.title = isNarrow() ? (control.innerText || control.textContent).trim() : ''
  }).observe(rail)
}
