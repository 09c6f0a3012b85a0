/** Query of the journal's address, not yet validated; see `journal-filter.ts`. */
export interface JournalSearch {
  q?: string
  rating?: string
  year?: string
  /** The id of the one entry that is shown. */
  entry?: string
}

/** Validates types only, to keep the portal's first bundle small. */
export function readJournalSearch({ q, rating, year, entry }: Record<string, unknown>): JournalSearch {
  return {
    ...textParam('q', q),
    ...textParam('rating', rating),
    ...textParam('year', year),
    ...textParam('entry', entry),
  }
}

/** The router reads `?year=2026` as a number. */
function textParam(name: keyof JournalSearch, value: unknown): JournalSearch {
  return ['string', 'number'].includes(typeof value) && value !== '' ? { [name]: String(value) } : {}
}
