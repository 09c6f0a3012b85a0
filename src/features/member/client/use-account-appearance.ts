import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { applySettings } from './apply-settings.ts'
import { settingsQueue } from './settings-queue.ts'
import { meQuery, useMe } from './use-me.ts'

/** Applies the settings of the account. An account without any gets the theme on screen as its first setting. */
export function useAccountAppearance(): void {
  const { settings, has_saved_settings: isSaved } = useMe()
  const queries = useQueryClient()
  // A failure needs no message: the next visit tries again, and the defaults apply until then.
  const store = useOptimisticQueue(settingsQueue, () => undefined)
  useLayoutEffect(() => {
    if (isSaved) applySettings(settings)
  }, [isSaved, settings])
  const storeFirst = useEffectEvent(async () => {
    if (!(await store({ theme: shownTheme() }))) return
    queries.setQueryData(meQuery.queryKey, me => me && { ...me, has_saved_settings: true })
  })
  useEffect(() => {
    if (!isSaved) void storeFirst()
  }, [isSaved])
}
