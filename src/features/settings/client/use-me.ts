import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { settingsContract } from '../settings.contract.ts'

/** Who is signed in, with profile and settings. Live news and every change write it anew. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(settingsContract.readMe, {}, { signal }),
  staleTime: 60_000,
})

/** Only below the portal's shell, which waits until it is known. */
export function useMe() {
  return useSuspenseQuery(meQuery).data
}
