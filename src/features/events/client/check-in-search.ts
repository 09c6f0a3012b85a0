import { textParams } from '#platform/client/text-params.ts'

/** Query of the page's address: the ticket that was scanned. */
export interface CheckInSearch {
  ticket?: string
}

export function readCheckInSearch(search: Record<string, unknown>): CheckInSearch {
  return textParams(search, ['ticket'])
}
