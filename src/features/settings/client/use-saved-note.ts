import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingsChanges } from './settings-changes.ts'

export type SettingName = keyof SettingsChanges

/** When one of these settings was last kept since this page opened; undefined when the last try failed. */
export function useSavedNote(names: readonly SettingName[]): number | undefined {
  const [openedAt] = useState(() => Date.now())
  const tries = useMutationState({
    filters: {
      predicate: ({ options, state }) => options.scope?.id === 'settings' && state.submittedAt >= openedAt,
    },
    select: ({ state }) => ({
      changes: state.variables as SettingsChanges,
      at: state.status === 'success' ? state.submittedAt : undefined,
    }),
  })
  return tries.filter(({ changes }) => names.some(name => name in changes)).at(-1)?.at
}
