import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { call } from '#platform/client/api.ts'
import { shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { memberContract } from '../member.contract.ts'
import { applySettings } from './apply-settings.ts'
import { meQuery, useMe } from './use-me.ts'

/** Applies the settings of the account. An account without any gets the theme on screen as its first setting. */
export function useAccountAppearance(): void {
  const { settings, has_saved_settings: isSaved } = useMe()
  const queries = useQueryClient()
  useLayoutEffect(() => {
    if (isSaved) applySettings(settings)
  }, [isSaved, settings])
  useEffect(() => {
    if (isSaved) return
    // A failure needs no message: the next visit tries again, and the defaults apply until then.
    void call(memberContract.changeSettings, { body: { theme: shownTheme() } })
      .then(created =>
        queries.setQueryData(
          meQuery.queryKey,
          me =>
            me && {
              ...me,
              settings: me.has_saved_settings ? me.settings : created,
              has_saved_settings: true,
            },
        ),
      )
      .catch(() => undefined)
  }, [isSaved, queries])
}
