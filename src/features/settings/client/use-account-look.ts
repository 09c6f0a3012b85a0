import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { call } from '#platform/client/api.ts'
import { shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { settingsContract } from '../settings.contract.ts'
import { applySettings } from './apply-settings.ts'
import { meQuery, useMe } from './use-me.ts'

/** The whole portal looks as the account has chosen. An account that never chose keeps what is shown. */
export function useAccountLook(): void {
  const { settings } = useMe()
  const queries = useQueryClient()
  useLayoutEffect(() => {
    if (settings) applySettings(settings)
  }, [settings])
  const hasNone = settings === null
  useEffect(() => {
    if (!hasNone) return
    // When it fails the next visit tries again; nothing is missing until then.
    void call(settingsContract.changeSettings, { body: { theme: shownTheme() } })
      .then(made =>
        queries.setQueryData(meQuery.queryKey, me => me && { ...me, settings: me.settings ?? made }),
      )
      .catch(() => undefined)
  }, [hasNone, queries])
}
