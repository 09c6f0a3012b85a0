import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type SettingsChanges, settingsQueue } from './settings-queue.ts'

interface OnFailure {
  undo?: () => void
  /** What "Try Again" does. */
  retry?: () => void
}

/** Optimistic: a failed change is rolled back with a toast. */
export function useChangeSettings(): (changes: SettingsChanges, onFailure?: OnFailure) => void {
  const toast = useToast()
  const change = useOptimisticQueue(settingsQueue, () => undefined)
  const save = async (changes: SettingsChanges, onFailure: OnFailure = {}) => {
    if (await change(changes)) return
    onFailure.undo?.()
    const run = onFailure.retry ?? (() => void save(changes))
    toast.error('Failed to update setting', { id: 'settings', action: { label: 'Try Again', run } })
  }
  return (changes, onFailure) => void save(changes, onFailure)
}
