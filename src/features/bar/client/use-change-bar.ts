import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type BarChange, barQueue } from './bar-queue.ts'

export type ChangeBar = (change: BarChange, onSaved?: () => void) => void

/** Optimistic: a failure restores the bar and shows an error. */
export function useChangeBar(): ChangeBar {
  const toast = useToast()
  const change = useOptimisticQueue(barQueue, failure => toast.error(failure.message, { id: 'bar' }))
  return (changed, onSaved) => void change(changed).then(isSaved => isSaved && onSaved?.())
}
