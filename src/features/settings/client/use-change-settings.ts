import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { changeSettingsOn, type SettingsChanges } from './settings-changes.ts'

/** Optimistic: a failed change is rolled back with a toast. */
export function useChangeSettings(): (changes: SettingsChanges, onFailed?: () => void) => void {
  const queries = useQueryClient()
  const { fail } = useToast()
  const options = changeSettingsOn(queries)
  const { mutate } = useMutation({
    ...options,
    onError: (failure, changes) => {
      options.onError(failure, changes)
      fail('Failed to update setting', { id: 'settings' })
    },
  })
  return (changes, onFailed) => mutate(changes, { ...(onFailed && { onError: onFailed }) })
}
