import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { humidorContract } from '../humidor.contract.ts'
import { humidorQuery } from './humidor-query.ts'
import { keptKey } from './kept-query.ts'

/**
 * Takes a cigar out away from the humidor’s page, and puts it back.
 * @param smokeId of the one that was taken out, for the undo
 */
export function useSmokeKept(smokeId: string | undefined, onSmokeId: (id: string | undefined) => void) {
  const queries = useQueryClient()
  const options = {
    networkMode: 'always',
    onSettled: () =>
      Promise.all([keptKey, humidorQuery.queryKey].map(queryKey => queries.invalidateQueries({ queryKey }))),
  } as const
  const taking = useMutation({
    ...options,
    mutationFn: (id: string) => call(humidorContract.smokeItem, { params: { id } }),
    onSuccess: taken => onSmokeId(taken.smokeId),
  })
  const undoing = useMutation({
    ...options,
    mutationFn: (id: string) => call(humidorContract.undoSmoke, { params: { id } }),
    onSuccess: () => onSmokeId(undefined),
  })
  const failure = taking.error ?? undoing.error
  return {
    smoke: taking.mutate,
    undo: smokeId === undefined ? undefined : () => undoing.mutate(smokeId),
    isWorking: taking.isPending || undoing.isPending,
    error: failure ? messageFor(failure, 'Failed to save the change') : undefined,
  }
}
