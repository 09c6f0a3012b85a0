import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { maxVaultSearchLength, vaultOrders } from '../vault.contract.ts'
import type { VaultSearch } from './vault-search.ts'

export type VaultOrder = (typeof vaultOrders)[number]

export interface VaultFilter {
  q: string
  type: DrinkKind | undefined
  order: VaultOrder
}

/** Invalid values in the URL are ignored. */
export function filterFromSearch({ q = '', type, order }: VaultSearch): VaultFilter {
  return {
    q: q.trim().slice(0, maxVaultSearchLength),
    type: drinkKinds.find(kind => kind === type),
    order: vaultOrders.find(vaultOrder => vaultOrder === order) ?? 'newest',
  }
}

/** Omits defaults. */
export function searchFromFilter({ q, type, order }: VaultFilter): VaultSearch {
  return { ...(q && { q }), ...(type && { type }), ...(order !== 'newest' && { order }) }
}

export function isFiltered({ q, type }: VaultFilter): boolean {
  return q !== '' || type !== undefined
}
