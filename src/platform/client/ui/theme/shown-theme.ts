export type Theme = 'dark' | 'light'

const SYSTEM_IS_LIGHT = '(prefers-color-scheme: light)'

/** The theme on screen: the member's choice on `<html data-theme>`, else the system's, else dark. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia(SYSTEM_IS_LIGHT).matches ? 'light' : 'dark'
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
