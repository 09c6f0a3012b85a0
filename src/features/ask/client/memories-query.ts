import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { askContract } from '../ask.contract.ts'

/** Memories change with questions on another page, so each visit reads them again. */
export const memoriesQuery = queryOptions({
  queryKey: ['arturo-memories'],
  queryFn: ({ signal }) => call(askContract.listMemories, {}, { signal }),
  gcTime: 0,
})
