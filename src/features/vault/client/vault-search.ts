/** Query of the vault's URL, not yet validated; see `filterFromSearch`. */
export interface VaultSearch {
  q?: string
  type?: string
  order?: string
  /** Code of a shared pairing to save. */
  keep?: string
}

/** Validates types only, to keep the portal's first bundle small. */
export function readVaultSearch({ q, type, order, keep }: Record<string, unknown>): VaultSearch {
  return {
    ...textParam('q', q),
    ...textParam('type', type),
    ...textParam('order', order),
    ...textParam('keep', keep),
  }
}

/** The router reads `?q=1964` as a number. */
function textParam(name: keyof VaultSearch, value: unknown): VaultSearch {
  const isText = ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
  return isText ? { [name]: String(value) } : {}
}
