import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { changeSettingsOn, type SettingsChanges } from './settings-changes.ts'

/** Changes settings at once; when the house does not take them they go back, and somebody says so. */
export function useChangeSettings(): (changes: SettingsChanges, onFailed?: () => void) => void {
  const queries = useQueryClient()
  const { fail } = useToast()
  const changing = changeSettingsOn(queries)
  const { mutate } = useMutation({
    ...changing,
    onError: (failure, changes) => {
      changing.onError(failure, changes)
      fail('Failed to update setting', { id: 'settings' })
    },
  })
  return (changes, onFailed) => mutate(changes, { ...(onFailed && { onError: onFailed }) })
}
