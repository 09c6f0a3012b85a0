import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { memberContract } from '../member.contract.ts'

/** The signed-in member, with profile and settings. Live events and every change refresh it. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(memberContract.readMe, {}, { signal }),
  staleTime: 60_000,
})

/** Only inside the portal shell, which suspends until it has loaded. */
export function useMe() {
  return useSuspenseQuery(meQuery).data
}
