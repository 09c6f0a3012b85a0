import { focusPageSearch } from './portal/focus-page-search.ts'
import { paletteKeys } from './portal/palette-keys.ts'
import { type PendingSequence, parseShortcut } from './portal/parse-shortcut.ts'

/** The shortcuts of the portal, on a page from the server. */
export function followShortcuts(hasSingleKeys: () => boolean): void {
  for (const place of document.querySelectorAll('[data-palette-keys] kbd'))
    place.textContent = paletteKeys.printed
  const openers = document.querySelectorAll<HTMLElement>('[data-opens=palette]')
  for (const opener of openers) opener.setAttribute('aria-keyshortcuts', paletteKeys.ariaKeyShortcuts)
  const waiting: PendingSequence = { until: 0 }
  addEventListener('keydown', event => {
    const shortcut = parseShortcut(event, waiting, hasSingleKeys())
    if (!shortcut) return
    event.preventDefault()
    if (shortcut === 'search') {
      if (!focusPageSearch()) openers[0]?.click()
    } else if ('to' in shortcut) location.assign(shortcut.to)
    else if (shortcut.overlay === 'shortcuts') void showShortcuts()
    else openers[0]?.click()
  })
}

async function showShortcuts(): Promise<void> {
  const palette = await import('./member-palette.tsx').catch(() => undefined)
  palette?.openShortcuts()
}
