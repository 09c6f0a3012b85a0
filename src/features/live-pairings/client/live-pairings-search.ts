import { textParams } from '#platform/client/text-params.ts'

/** Query of the page's address: the session that is open. */
export interface LivePairingsSearch {
  session?: string
}

export function readLivePairingsSearch(search: Record<string, unknown>): LivePairingsSearch {
  return textParams(search, ['session'])
}
