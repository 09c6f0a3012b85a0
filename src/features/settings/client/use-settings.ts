import { shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { MemberSettings } from '../settings.contract.ts'
import { defaultSettings } from './default-settings.ts'
import { useMe } from './use-me.ts'

export function useSettings(): MemberSettings {
  return useMe().settings ?? { ...defaultSettings, theme: shownTheme() }
}
