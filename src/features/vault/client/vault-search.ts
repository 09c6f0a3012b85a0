/** What stands behind the address of the vault, as it was found there. What of it means something, `askedBy` says. */
export interface VaultSearch {
  q?: string
  type?: string
  order?: string
  /** Code of a shared pairing that is to be kept. */
  keep?: string
}

/** Small, because it comes with the portal itself: the rest waits until somebody goes to the vault. */
export function readVaultSearch({ q, type, order, keep }: Record<string, unknown>): VaultSearch {
  return { ...words('q', q), ...words('type', type), ...words('order', order), ...words('keep', keep) }
}

/** The router reads `?q=1964` as a number. */
function words(name: keyof VaultSearch, value: unknown): VaultSearch {
  const isSaid = ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
  return isSaid ? { [name]: String(value) } : {}
}
