import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { shownTheme, watchShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import type { Theme } from '#platform/page.contract.ts'
import { applyTheme } from './apply-settings.ts'
import { useChangeSettings } from './use-change-settings.ts'
import { meQuery } from './use-me.ts'

/** A choice applies at once, to this device and to the account. */
export function useThemeChoice(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(watchShownTheme, shownTheme)
  const change = useChangeSettings()
  const queries = useQueryClient()
  return {
    theme,
    choose(chosen) {
      const previous = shownTheme()
      applyTheme(chosen)
      // The previous theme may itself be a choice that failed to save.
      change({ theme: chosen }, () =>
        applyTheme(queries.getQueryData(meQuery.queryKey)?.settings.theme ?? previous),
      )
    },
  }
}
