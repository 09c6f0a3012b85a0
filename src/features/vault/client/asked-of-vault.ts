import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { longestVaultSearch, vaultOrders } from '../vault.contract.ts'
import type { VaultSearch } from './vault-search.ts'

export type VaultOrder = (typeof vaultOrders)[number]

/** What the vault is asked for, whole. */
export interface AskedOfVault {
  q: string
  type: DrinkKind | undefined
  order: VaultOrder
}

/** An address may hold anything; what means nothing counts as not asked. */
export function askedBy({ q = '', type, order }: VaultSearch): AskedOfVault {
  return {
    q: q.trim().slice(0, longestVaultSearch),
    type: drinkKinds.find(kind => kind === type),
    order: vaultOrders.find(each => each === order) ?? 'newest',
  }
}

/** The shortest address that asks for the same. */
export function searchFor({ q, type, order }: AskedOfVault): VaultSearch {
  return { ...(q && { q }), ...(type && { type }), ...(order !== 'newest' && { order }) }
}

export function isNarrowed({ q, type }: AskedOfVault): boolean {
  return q !== '' || type !== undefined
}
