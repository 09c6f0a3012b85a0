import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import {
  fadeToTheme,
  setShownTheme,
  shownTheme,
  watchShownTheme,
} from '#platform/client/ui/theme/shown-theme.ts'
import type { Theme } from '#platform/page.contract.ts'
import { useChangeSettings } from './use-change-settings.ts'
import { meQuery } from './use-me.ts'

/** A choice applies at once, to this device and to the account. */
export function useThemeChoice(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(watchShownTheme, shownTheme)
  const change = useChangeSettings()
  const queries = useQueryClient()
  function choose(chosen: Theme): void {
    const previous = shownTheme()
    fadeToTheme(chosen)
    change(
      { theme: chosen },
      {
        // The previous theme may itself be a choice that failed to save.
        undo: () => setShownTheme(queries.getQueryData(meQuery.queryKey)?.settings.theme ?? previous),
        retry: () => choose(chosen),
      },
    )
  }
  return { theme, choose }
}
