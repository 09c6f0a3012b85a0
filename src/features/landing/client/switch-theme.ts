import { fadeToTheme, shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { Theme } from '#platform/page.contract.ts'

/** The choice is stored in a cookie, so that the server renders the next page with it. */
export function switchTheme(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]'))
    button.addEventListener('click', () => {
      const theme: Theme = shownTheme() === 'dark' ? 'light' : 'dark'
      fadeToTheme(theme)
    })
}
