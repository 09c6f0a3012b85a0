import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isFiltered, type JournalFilter } from './journal-filter.ts'
import { entriesQuery } from './journal-queries.ts'

/** While a new filter loads, the entries of the previous one stay. */
export function useJournalList(filter: JournalFilter) {
  const list = useInfiniteQuery(entriesQuery(filter))
  const [latest, setLatest] = useState(list.data)
  if (list.data && list.data !== latest) setLatest(list.data)
  const shown = list.data ?? latest
  const entries = shown?.pages.flatMap(page => page.entries) ?? []
  const first = shown?.pages[0]
  return {
    list,
    entries,
    total: first?.total ?? 0,
    years: first?.years ?? [],
    /** No data has ever loaded. */
    isUnloaded: shown === undefined,
    /** The journal is empty, whatever the filter. */
    isEmpty: first !== undefined && first.years.length === 0,
    hasNone: entries.length === 0 && list.data !== undefined && isFiltered(filter),
  }
}
export type JournalList = ReturnType<typeof useJournalList>
