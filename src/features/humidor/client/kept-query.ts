import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { keptContract } from '../kept.contract.ts'

export const keptKey = ['kept cigars'] as const

/**
 * Beside a result or among suggestions, with what goes with a drink, if one is given; nothing with the memory off.
 * Without it a result or a list of suggestions is as for anyone.
 */
export const keptQuery = (drink?: string) =>
  queryOptions({
    queryKey: [...keptKey, 'with drink', drink ?? ''],
    queryFn: ({ signal }) => call(keptContract.listKept, { query: { drink, advice: 'true' } }, { signal }),
    retry: false,
  })

/** To find one's own cigars, whether answers may use them or not. */
export const keptCigarsQuery = queryOptions({
  queryKey: [...keptKey, 'all'],
  queryFn: ({ signal }) => call(keptContract.listKept, { query: {} }, { signal }),
  retry: false,
})

export const keptSummaryQuery = queryOptions({
  queryKey: [...keptKey, 'summary'],
  queryFn: ({ signal }) => call(keptContract.summarizeKept, {}, { signal }),
})
