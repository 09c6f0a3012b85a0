import type { QueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type MemberSettings, settingsContract } from '../settings.contract.ts'
import { meQuery } from './use-me.ts'

export type SettingsChanges = Partial<MemberSettings>

interface OptimisticSettings {
  /** The last response of the server. */
  confirmed: MemberSettings | null | undefined
  /** Changes without a response yet, oldest first. */
  pending: readonly SettingsChanges[]
}

/** Shared by all switches of a page: each has a mutation of its own, but they change the same settings. */
const optimisticSettings = new WeakMap<QueryClient, OptimisticSettings>()

/** Shows a change at once. When no request is pending, the last response is shown. */
export function optimisticSettingsMutation(queries: QueryClient) {
  const state: OptimisticSettings = optimisticSettings.get(queries) ?? { confirmed: undefined, pending: [] }
  optimisticSettings.set(queries, state)
  const show = () =>
    queries.setQueryData(meQuery.queryKey, me =>
      me && state.confirmed
        ? { ...me, settings: Object.assign({}, state.confirmed, ...state.pending) as MemberSettings }
        : me,
    )
  const settle = (changes: SettingsChanges) => {
    state.pending = state.pending.filter(change => change !== changes)
    show()
  }
  return {
    // Serialized: otherwise an older change could arrive last and win.
    scope: { id: 'settings' },
    mutationFn: (changes: SettingsChanges) => call(settingsContract.changeSettings, { body: changes }),
    onMutate: async (changes: SettingsChanges) => {
      await queries.cancelQueries({ queryKey: meQuery.queryKey })
      if (state.pending.length === 0) state.confirmed = queries.getQueryData(meQuery.queryKey)?.settings
      state.pending = [...state.pending, changes]
      show()
    },
    onSuccess: (settings: MemberSettings, changes: SettingsChanges) => {
      state.confirmed = settings
      settle(changes)
    },
    onError: (_: Error, changes: SettingsChanges) => settle(changes),
  }
}
