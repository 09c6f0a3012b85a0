import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { journalContract } from '../journal.contract.ts'
import type { JournalFilter } from './journal-filter.ts'

export const journalKey = ['journal'] as const

export const entriesQuery = (filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: [...journalKey, 'entries', filter],
    queryFn: ({ pageParam, signal }) =>
      call(journalContract.listEntries, { query: { ...filter, after: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [...journalKey, 'entry', id],
    queryFn: ({ signal }) => call(journalContract.readEntry, { params: { id } }, { signal }),
  })
