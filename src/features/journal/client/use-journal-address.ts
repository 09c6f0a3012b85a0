import { useNavigate, useSearch } from '@tanstack/react-router'
import { filterFromSearch, type JournalFilter, noFilter, searchFromFilter } from './journal-filter.ts'
import type { JournalSearch } from './journal-search.ts'

/** The address holds the filter and the entry that is read, so that Back and a reload restore them. */
export function useJournalAddress() {
  const search = useSearch({ from: '/dashboard/journal' })
  const navigate = useNavigate()
  const filter = filterFromSearch(search)
  const show = (shown: JournalSearch, replace: boolean) =>
    void navigate({
      to: '/dashboard/journal',
      search: shown,
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  const setFilter = (changes: Partial<JournalFilter>, replace = false) =>
    show(searchFromFilter({ ...filter, ...changes }), replace)
  return {
    filter,
    entryId: search.entry,
    searchOf: (entry: string): JournalSearch => ({ ...searchFromFilter(filter), entry }),
    setFilter,
    showAll: () => setFilter(noFilter),
    closeEntry: () => show(searchFromFilter(filter), true),
  }
}
