import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SettingsChanges, settingsQueue } from './settings-queue.ts'

/** Optimistic: a failed change is rolled back with a toast. */
export function useChangeSettings(): (changes: SettingsChanges, onFailed?: () => void) => void {
  const toast = useToast()
  const change = useOptimisticQueue(settingsQueue, () =>
    toast.error('Failed to update setting', { id: 'settings' }),
  )
  return (changes, onFailed) => void change(changes).then(isSaved => isSaved || onFailed?.())
}
