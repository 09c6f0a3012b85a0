import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { optimisticSettingsMutation, type SettingsChanges } from './optimistic-settings.ts'

/** Optimistic: a failed change is rolled back with a toast. */
export function useChangeSettings(): (changes: SettingsChanges, onFailed?: () => void) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const options = optimisticSettingsMutation(queries)
  const { mutate } = useMutation({
    ...options,
    onError: (failure, changes) => {
      options.onError(failure, changes)
      toast.error('Failed to update setting', { id: 'settings' })
    },
  })
  return (changes, onFailed) => mutate(changes, { ...(onFailed && { onError: onFailed }) })
}
