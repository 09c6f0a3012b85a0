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
}

/** Validates types only, to keep the portal's first bundle small. */
export function readVaultSearch({
  q,
  type,
  order,
  status,
  rated,
  keep,
  cigar,
  drink,
}: Record<string, unknown>): VaultSearch {
  return {
    ...textParam('q', q),
    ...textParam('type', type),
    ...textParam('order', order),
    ...textParam('status', status),
    ...textParam('rated', rated),
    ...textParam('keep', keep),
    ...textParam('cigar', cigar),
    ...textParam('drink', drink),
  }
}

/** The router reads `?q=1964` as a number. */
function textParam(name: keyof VaultSearch, value: unknown): VaultSearch {
  const isText = ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
  return isText ? { [name]: String(value) } : {}
}
