import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SettingsChanges, settingsQueue } from './settings-queue.ts'

/** Optimistic: a failed change is rolled back with a toast, whose "Try Again" makes it again, or does what `retry` says. */
export function useChangeSettings(): (changes: SettingsChanges, retry?: () => void) => void {
  const toast = useToast()
  const change = useOptimisticQueue(settingsQueue, () => undefined)
  const save = async (changes: SettingsChanges, retry?: () => void) => {
    if (await change(changes)) return
    const run = retry ?? (() => void save(changes))
    toast.error('Failed to update setting', { id: 'settings', action: { label: 'Try Again', run } })
  }
  return (changes, retry) => void save(changes, retry)
}
