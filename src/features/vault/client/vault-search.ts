import { textParams } from '#platform/client/text-params.ts'

/** Query of the vault's URL, not yet validated; see `filterFromSearch`. */
export interface VaultSearch {
  q?: string
  type?: string
  order?: string
  status?: string
  rated?: string
  /** Code of a shared pairing to save. */
  keep?: string
  /** A pair that was found without an account, to save: the id or the words of the cigar, the id of the drink. */
  cigar?: string
  drink?: string
  /** `true`: it is had today. */
  tonight?: string
}

export function readVaultSearch(search: Record<string, unknown>): VaultSearch {
  return textParams(search, ['q', 'type', 'order', 'status', 'rated', 'keep', 'cigar', 'drink', 'tonight'])
}
