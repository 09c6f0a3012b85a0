import { useSyncExternalStore } from 'react'
import { fadeToTheme, shownTheme, watchShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { Theme } from '#platform/page.contract.ts'
import { useChangeSettings } from './use-change-settings.ts'

/** A choice applies at once, to this device and to the account. */
export function useThemeChoice(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(watchShownTheme, shownTheme)
  const change = useChangeSettings()
  function choose(chosen: Theme): void {
    fadeToTheme(chosen)
    change({ theme: chosen }, () => choose(chosen))
  }
  return { theme, choose }
}
