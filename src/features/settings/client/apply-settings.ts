import { setPreferenceCookie } from '#platform/client/device-storage.ts'
import { type Theme, themeCookie } from '#platform/page.contract.ts'
import type { MemberSettings } from '../settings.contract.ts'

/** Also sets the cookie, so that the server renders the next page in this theme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  setPreferenceCookie(themeCookie, theme)
}

/** Adds to the `prefers-reduced-motion` of the device. Read by `base.css` and the drawings. */
export function applyMotion(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset.motion = 'reduced'
  else delete document.documentElement.dataset.motion
}

/** The settings of the account override the cookie of this device. */
export function applySettings({
  theme,
  reduce_motion,
}: Pick<MemberSettings, 'theme' | 'reduce_motion'>): void {
  applyTheme(theme)
  applyMotion(reduce_motion)
}
