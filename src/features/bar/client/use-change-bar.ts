import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type BarChange, changeBarOn } from './bar-changes.ts'

export type ChangeBar = (change: BarChange, onKept?: () => void) => void

/** Changes the bar at once; when the house does not take a change it goes back, and somebody says so. */
export function useChangeBar(): ChangeBar {
  const queries = useQueryClient()
  const { fail } = useToast()
  const changing = changeBarOn(queries)
  const { mutateAsync } = useMutation({
    ...changing,
    onError: (failure, change) => {
      changing.onError(failure, change)
      fail(failure.message, { id: 'bar' })
    },
  })
  // A promise, for what `mutate` is handed is forgotten with the next change.
  return (change, onKept) => void mutateAsync(change).then(onKept, () => undefined)
}
