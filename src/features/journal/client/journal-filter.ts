import { maxJournalSearchLength, ratings } from '../journal.contract.ts'
import type { JournalSearch } from './journal-search.ts'

export interface JournalFilter {
  q: string
  rating: number | undefined
  year: number | undefined
}

export const noFilter: JournalFilter = { q: '', rating: undefined, year: undefined }

/** Invalid values in the address are ignored. */
export function filterFromSearch({ q = '', rating, year = '' }: JournalSearch): JournalFilter {
  return {
    q: q.trim().slice(0, maxJournalSearchLength),
    rating: ratings.find(stars => String(stars) === rating),
    year: /^(19|[2-9]\d)\d\d$/.test(year) ? Number(year) : undefined,
  }
}

/** Omits what filters nothing. */
export function searchFromFilter({ q, rating, year }: JournalFilter): JournalSearch {
  return {
    ...(q && { q }),
    ...(rating && { rating: String(rating) }),
    ...(year && { year: String(year) }),
  }
}

export function isFiltered({ q, rating, year }: JournalFilter): boolean {
  return q !== '' || rating !== undefined || year !== undefined
}
