import { setPreferenceCookie } from '#platform/client/device-storage.ts'

export type { Theme } from '#platform/page.contract.ts'

import { type Theme, themeColors, themeCookie } from '#platform/page.contract.ts'

import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const SYSTEM_IS_LIGHT = '(prefers-color-scheme: light)'

/** The theme on screen: the member's choice on `<html data-theme>`, else the system's, else dark. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia(SYSTEM_IS_LIGHT).matches ? 'light' : 'dark'
}

/** Sets the theme of the page and of the browser's bars, and a cookie, so that the server renders the next page with it. */
export function setShownTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const [first, ...others] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  for (const meta of others) meta.remove()
  first?.removeAttribute('media')
  first?.setAttribute('content', themeColors[theme])
  setPreferenceCookie(themeCookie, theme)
}

/** The same for a choice, cross-faded if the browser can and motion is wanted. */
export function fadeToTheme(theme: Theme): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    setShownTheme(theme)
    return
  }
  const { dataset } = document.documentElement
  dataset.fades = 'theme'
  const fade = document.startViewTransition(async () => {
    setShownTheme(theme)
    // By then those that watch the theme have drawn themselves anew, and the new picture shows them.
    await Promise.resolve()
  })
  // Rejected when another fade begins before this one is over.
  fade.ready.catch(() => undefined)
  void fade.finished.finally(() => {
    delete dataset.fades
  })
}

/** Calls back on every change of the theme on screen. Returns a function that stops watching. */
export function watchShownTheme(onChange: () => void): () => void {
  let theme = shownTheme()
  const check = () => {
    if (theme === shownTheme()) return
    theme = shownTheme()
    onChange()
  }
  const system = matchMedia(SYSTEM_IS_LIGHT)
  const choice = new MutationObserver(check)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', check)
  return () => {
    choice.disconnect()
    system.removeEventListener('change', check)
  }
}
