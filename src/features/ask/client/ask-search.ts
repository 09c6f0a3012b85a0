import { textParams } from '#platform/client/text-params.ts'

export interface AskSearch {
  /** A question to begin with: it is filled in, and asked when the member sends it. */
  q?: string
}

export function readAskSearch(search: Record<string, unknown>): AskSearch {
  return textParams(search, ['q'])
}
