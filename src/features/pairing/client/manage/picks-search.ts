import { textParams } from '#platform/client/text-params.ts'

/** Query of the page's address: the form that is open, if one is. */
export interface PicksSearch {
  /** The pairing that is edited. */
  edit?: string
  /** An empty form. */
  new?: string
}

export function readPicksSearch(search: Record<string, unknown>): PicksSearch {
  return textParams(search, ['edit', 'new'])
}
