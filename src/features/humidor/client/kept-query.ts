import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { keptContract } from '../kept.contract.ts'

export const keptKey = ['kept cigars'] as const

/** With what goes with a drink, if one is given. Without it a result or a list of suggestions is as for anyone. */
export const keptQuery = (drink?: string) =>
  queryOptions({
    queryKey: [...keptKey, 'with drink', drink ?? ''],
    queryFn: ({ signal }) => call(keptContract.listKept, { query: { drink } }, { signal }),
    retry: false,
  })

export const keptSummaryQuery = queryOptions({
  queryKey: [...keptKey, 'summary'],
  queryFn: ({ signal }) => call(keptContract.summarizeKept, {}, { signal }),
})
