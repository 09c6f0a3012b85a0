import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { barContract } from '../bar.contract.ts'

export const barQuery = queryOptions({
  queryKey: ['bar'],
  queryFn: ({ signal }) => call(barContract.readBar, {}, { signal }),
  staleTime: 30_000,
})
