import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { marksContract } from '#features/marks/marks.contract.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'

import { marksKey } from './use-card-updates.ts'

const marksQuery = queryOptions({
  queryKey: marksKey,
  queryFn: ({ signal }) => call(marksContract.listMarks, {}, { signal }),
})

/** Whether a cigar is on the member's wish list, and the press that puts it there or takes it off. */
export function useWantedCigar(id: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(marksQuery)
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      const params = { kind: 'cigar', id, mark: 'want' } as const
      if (isWanted) await call(marksContract.addMark, { params, body: {} })
      else await call(marksContract.removeMark, { params })
    },
    onSuccess: (_, isWanted) =>
      void toast.info(isWanted ? 'On your wish list' : 'Off your wish list', {
        id: 'want',
        action: { label: 'Undo', run: () => change.mutate(!isWanted) },
      }),
    onError: failure =>
      void toast.error(messageFor(failure, 'Your change wasn’t saved. Try again.'), { id: 'want' }),
    onSettled: () => queries.invalidateQueries({ queryKey: marksKey }),
  })
  const isStored = data?.items.some(item => item.kind === 'cigar' && item.id === id && item.mark === 'want')
  return {
    isWanted: change.isPending ? change.variables : (isStored ?? false),
    isPending: change.isPending,
    setWanted: change.mutate,
  }
}
