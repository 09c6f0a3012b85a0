import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { askContract } from '../ask.contract.ts'

export const askedQuery = queryOptions({
  queryKey: ['asked'],
  queryFn: ({ signal }) => call(askContract.listAsked, {}, { signal }),
  staleTime: 30_000,
})
