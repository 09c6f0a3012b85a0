import { keepOnDevice } from '#platform/client/keep-on-device.ts'
import { type Theme, themeCookie } from '#platform/page.contract.ts'
import type { MemberSettings } from '../settings.contract.ts'

/** Shows a theme at once and keeps it on this device, so that the next page is right from its first byte. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  keepOnDevice(themeCookie, theme)
}

/** Beside what the device asks for. `base.css` and the drawings read it. */
export function applyMotion(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset.motion = 'reduced'
  else delete document.documentElement.dataset.motion
}

/** What the account has chosen goes before what this device has kept. */
export function applySettings({
  theme,
  reduce_motion,
}: Pick<MemberSettings, 'theme' | 'reduce_motion'>): void {
  applyTheme(theme)
  applyMotion(reduce_motion)
}
