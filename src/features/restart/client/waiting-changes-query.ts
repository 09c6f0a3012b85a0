import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { restartContract } from '../restart.contract.ts'

/** To be invalidated by whatever changes something that the server reads at its start. */
export const waitingChangesQuery = queryOptions({
  queryKey: ['admin', 'waiting-changes'],
  queryFn: ({ signal }) => call(restartContract.readWaitingChanges, {}, { signal }),
  staleTime: 0,
})
