import { shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { MemberSettings } from '../settings.contract.ts'
import { useMe } from './use-me.ts'
import { usualSettings } from './usual-settings.ts'

export function useSettings(): MemberSettings {
  return useMe().settings ?? { ...usualSettings, theme: shownTheme() }
}
