import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type Retailer, shoppingContract } from '../shopping.contract.ts'

/** Asked anew wherever links would stand: somebody may just have switched them off, and then none may flash up. */
const retailersQuery = queryOptions({
  queryKey: ['retailers'],
  queryFn: ({ signal }) => call(shoppingContract.readRetailers, {}, { signal }),
  gcTime: 0,
  retry: false,
})

const none: readonly Retailer[] = []

/** The shops that may be shown here; none until that is known. */
export function useRetailers(): readonly Retailer[] {
  return useQuery(retailersQuery).data?.retailers ?? none
}
