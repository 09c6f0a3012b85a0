import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { presenceContract, presenceEvent } from '../presence.contract.ts'

const presenceQuery = queryOptions({
  queryKey: ['lounge', 'presence'] as const,
  queryFn: ({ signal }) => call(presenceContract.readPresence, {}, { signal }),
})

/** Who has the portal open; undefined until it is known. */
export function usePresence() {
  useLiveRefetch(presenceEvent, presenceQuery.queryKey, { isShared: true })
  return useQuery(presenceQuery).data
}
