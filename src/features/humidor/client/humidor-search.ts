import { textParams } from '#platform/client/text-params.ts'

/** Query of the page’s address, not yet checked; see `viewFromSearch`. */
export interface HumidorSearch {
  q?: string
  /** Id of a humidor. */
  humidor?: string
  location?: string
  state?: string
  sort?: string
  /** `table`, or to scale. */
  view?: string
  /** A line of the catalogue: the form that adds it opens filled in. */
  add?: string
}

export function readHumidorSearch(search: Record<string, unknown>): HumidorSearch {
  return textParams(search, ['q', 'humidor', 'location', 'state', 'sort', 'view', 'add'])
}
