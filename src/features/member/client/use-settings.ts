import { shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { MemberSettings } from '../member.contract.ts'
import { useMe } from './use-me.ts'

/** Before the first change, the theme is that of the device. */
export function useSettings(): MemberSettings {
  const { settings, has_saved_settings: isSaved } = useMe()
  return isSaved ? settings : { ...settings, theme: shownTheme() }
}
