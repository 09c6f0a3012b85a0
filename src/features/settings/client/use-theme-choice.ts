import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { shownTheme, watchShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { Theme } from '#platform/page.contract.ts'
import { applyTheme } from './apply-settings.ts'
import { useChangeSettings } from './use-change-settings.ts'
import { meQuery } from './use-me.ts'

/** The theme on screen, and how to choose another: at once, for this device and for the account. */
export function useThemeChoice(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(watchShownTheme, shownTheme)
  const change = useChangeSettings()
  const queries = useQueryClient()
  return {
    theme,
    choose(chosen) {
      const before = shownTheme()
      applyTheme(chosen)
      // What was shown before may itself be a choice that the house did not take.
      change({ theme: chosen }, () =>
        applyTheme(queries.getQueryData(meQuery.queryKey)?.settings?.theme ?? before),
      )
    },
  }
}
