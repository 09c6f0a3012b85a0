import { expect, test } from 'vitest'
import { filterFromSearch, isFiltered, noFilter, searchFromFilter } from './journal-filter.ts'
import { readJournalSearch } from './journal-search.ts'

test('The address holds the filter, and what it cannot mean is ignored', () => {
  const filter = filterFromSearch(readJournalSearch({ q: ' cedar ', rating: 4, year: 2025 }))
  expect(filter).toEqual({ q: 'cedar', rating: 4, year: 2025 })
  expect(filterFromSearch(readJournalSearch(searchFromFilter(filter) as Record<string, unknown>))).toEqual(
    filter,
  )
  expect(filterFromSearch(readJournalSearch({ rating: 9, year: 'soon', q: ['x'] }))).toEqual(noFilter)
  expect([isFiltered(noFilter), isFiltered(filter)]).toEqual([false, true])
})
