import { useOptimisticQueue } from '#platform/client/optimistic-queue.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type BarChange, barQueue } from './bar-queue.ts'

export type ChangeBar = (change: BarChange, onEnd?: (isSaved: boolean) => void) => void

/** Optimistic: a failure restores the bar and shows an error. */
export function useChangeBar(): ChangeBar {
  const toast = useToast()
  const change = useOptimisticQueue(barQueue, failure => toast.error(failure.message, { id: 'bar' }))
  return (changed, onEnd) => void change(changed).then(onEnd)
}
