import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { arturoContract, arturoEvent } from '../arturo.contract.ts'

export const arturoQuery = queryOptions({
  queryKey: ['chat', 'arturo'] as const,
  queryFn: ({ signal }) => call(arturoContract.readArturo, {}, { signal }),
})

/** Whether Arturo answers messages that name him; undefined until it is known. */
export function useArturo(): boolean | undefined {
  useLiveRefetch(arturoEvent, arturoQuery.queryKey, { isShared: true })
  return useQuery(arturoQuery).data?.isOn
}
