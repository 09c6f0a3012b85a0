import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingsChanges } from '#features/member/client/settings-queue.ts'

export type SettingName = keyof SettingsChanges

/** When one of these settings was last saved since the page opened. Undefined if the last attempt failed. */
export function useSavedNote(names: readonly SettingName[]): number | undefined {
  const [openedAt] = useState(() => Date.now())
  const attempts = useMutationState({
    filters: {
      predicate: ({ options, state }) => options.scope?.id === 'settings' && state.submittedAt >= openedAt,
    },
    select: ({ state }) => ({
      changes: state.variables as SettingsChanges,
      savedAt: state.status === 'success' ? state.submittedAt : undefined,
    }),
  })
  return attempts.filter(({ changes }) => names.some(name => name in changes)).at(-1)?.savedAt
}
