import { useNavigate, useSearch } from '@tanstack/react-router'
import { filterFromSearch, type JournalFilter, noFilter, searchFromFilter } from './journal-filter.ts'

/** The address holds the filter, so that Back and a reload restore it. */
export function useJournalAddress() {
  const search = useSearch({ from: '/dashboard/journal' })
  const navigate = useNavigate()
  const filter = filterFromSearch(search)
  const setFilter = (changes: Partial<JournalFilter>, replace = false) =>
    void navigate({
      to: '/dashboard/journal',
      search: searchFromFilter({ ...filter, ...changes }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  return { filter, entryId: search.entry, setFilter, showAll: () => setFilter(noFilter) }
}
