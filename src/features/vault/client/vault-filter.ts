import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { maxVaultSearchLength, type PairingStatus, pairingStatuses, vaultOrders } from '../vault.contract.ts'
import type { VaultSearch } from './vault-search.ts'

export type VaultOrder = (typeof vaultOrders)[number]

export interface VaultFilter {
  q: string
  type: DrinkKind | undefined
  status: PairingStatus | undefined
  rated: 'yes' | 'no' | undefined
  order: VaultOrder
}

export const noFilter = { q: '', type: undefined, status: undefined, rated: undefined } as const

/** Invalid values in the URL are ignored. */
export function filterFromSearch({ q = '', type, status, rated, order }: VaultSearch): VaultFilter {
  return {
    q: q.trim().slice(0, maxVaultSearchLength),
    type: drinkKinds.find(kind => kind === type),
    status: pairingStatuses.find(each => each === status),
    rated: (['yes', 'no'] as const).find(each => each === rated),
    order: vaultOrders.find(vaultOrder => vaultOrder === order) ?? 'newest',
  }
}

/** Omits defaults. */
export function searchFromFilter({ q, type, status, rated, order }: VaultFilter): VaultSearch {
  return {
    ...(q && { q }),
    ...(type && { type }),
    ...(status && { status }),
    ...(rated && { rated }),
    ...(order !== 'newest' && { order }),
  }
}

export function isFiltered(filter: VaultFilter): boolean {
  return filter.q !== '' || countFilters(filter) > 0
}

/** Of those that are chosen, so without the search. */
export function countFilters({ type, status, rated }: VaultFilter): number {
  return [type, status, rated].filter(each => each !== undefined).length
}
