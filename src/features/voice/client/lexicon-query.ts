import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { lexiconContract } from '../lexicon.contract.ts'

export const lexiconQuery = queryOptions({
  queryKey: ['lexicon'],
  queryFn: ({ signal }) => call(lexiconContract.readLexicon, {}, { signal }),
})
