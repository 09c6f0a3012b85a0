import { textParams } from '#platform/client/text-params.ts'

/** Query of the journal's address, not yet validated; see `journal-filter.ts`. */
export interface JournalSearch {
  q?: string
  rating?: string
  year?: string
  /** The id of the one entry that is shown. */
  entry?: string
}

export function readJournalSearch(search: Record<string, unknown>): JournalSearch {
  return textParams(search, ['q', 'rating', 'year', 'entry'])
}
