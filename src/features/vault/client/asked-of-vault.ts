import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { longestVaultSearch, vaultOrders } from '../vault.contract.ts'
import type { VaultSearch } from './vault-search.ts'

export type VaultOrder = (typeof vaultOrders)[number]

export interface AskedOfVault {
  q: string
  type: DrinkKind | undefined
  order: VaultOrder
}

/** Invalid values in the URL are ignored. */
export function askedBy({ q = '', type, order }: VaultSearch): AskedOfVault {
  return {
    q: q.trim().slice(0, longestVaultSearch),
    type: drinkKinds.find(kind => kind === type),
    order: vaultOrders.find(vaultOrder => vaultOrder === order) ?? 'newest',
  }
}

/** Omits defaults. */
export function searchFor({ q, type, order }: AskedOfVault): VaultSearch {
  return { ...(q && { q }), ...(type && { type }), ...(order !== 'newest' && { order }) }
}

export function isNarrowed({ q, type }: AskedOfVault): boolean {
  return q !== '' || type !== undefined
}
