import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type Retailer, shoppingContract } from '../shopping.contract.ts'

/** Not cached: a member may just have switched links off, and then none may flash up. */
const retailersQuery = queryOptions({
  queryKey: ['retailers'],
  queryFn: ({ signal }) => call(shoppingContract.readRetailers, {}, { signal }),
  gcTime: 0,
  retry: false,
})

const none: readonly Retailer[] = []

/** Empty while loading. */
export function useRetailers(): readonly Retailer[] {
  return useQuery(retailersQuery).data?.retailers ?? none
}
