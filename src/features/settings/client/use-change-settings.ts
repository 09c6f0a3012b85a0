import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SettingsChanges, settingsQueue } from './settings-queue.ts'

/** Optimistic: a failed change is rolled back with a toast. */
export function useChangeSettings(): (changes: SettingsChanges, onFailed?: () => void) => void {
  const toast = useToast()
  const change = useOptimisticQueue(settingsQueue, (_, failed) =>
    toast.error('Failed to update setting', {
      id: 'settings',
      action: { label: 'Try Again', run: () => void change(failed) },
    }),
  )
  return (changes, onFailed) => void change(changes).then(isSaved => isSaved || onFailed?.())
}
