import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { tonightContract } from '../tonight.contract.ts'

/** The cigars that are not offered for an evening. */
export const declinedCigarsQuery = queryOptions({
  queryKey: ['declined-cigars'],
  queryFn: ({ signal }) => call(tonightContract.listRefusedTonight, {}, { signal }),
})
