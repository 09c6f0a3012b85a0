import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { tasteContract } from '../taste.contract.ts'

/** Ratings change on other pages, so each visit reads the taste again. */
export const tasteQuery = queryOptions({
  queryKey: ['taste'],
  queryFn: ({ signal }) => call(tasteContract.readTaste, {}, { signal }),
  gcTime: 0,
})
