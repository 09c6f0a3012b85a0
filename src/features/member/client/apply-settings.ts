import { setShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { MemberSettings } from '../member.contract.ts'

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
  setShownTheme(theme)
  applyMotion(reduce_motion)
}
