import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type BarChange, barMutation } from './bar-changes.ts'

export type ChangeBar = (change: BarChange, onSaved?: () => void) => void

/** Optimistic: a failure restores the bar and shows an error. */
export function useChangeBar(): ChangeBar {
  const queries = useQueryClient()
  const toast = useToast()
  const changing = barMutation(queries)
  const { mutateAsync } = useMutation({
    ...changing,
    onError: (failure, change) => {
      changing.onError(failure, change)
      toast.error(failure.message, { id: 'bar' })
    },
  })
  // `mutateAsync`, because callbacks passed to `mutate` are dropped when the next change starts.
  return (change, onSaved) => void mutateAsync(change).then(onSaved, () => undefined)
}
