import { textParams } from '#platform/client/text-params.ts'

/** Query of the palate's address, not yet validated; see `use-palate-address.ts`. */
export interface PalateSearch {
  period?: string
  year?: string
}

export function readPalateSearch(search: Record<string, unknown>): PalateSearch {
  return textParams(search, ['period', 'year'])
}
