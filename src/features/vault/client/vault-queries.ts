import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { vaultContract } from '../vault.contract.ts'
import type { VaultFilter } from './vault-filter.ts'

export const listsKey = ['vault', 'lists'] as const

export const pairingsQuery = (filter: VaultFilter) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call(vaultContract.listPairings, { query: { ...filter, after: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })

export const pairingQuery = (id: string) =>
  queryOptions({
    queryKey: ['vault', 'pairing', id],
    queryFn: ({ signal }) => call(vaultContract.readPairing, { params: { id } }, { signal }),
  })

export interface SavedState {
  rating: number | null
  isRemoved: boolean
}

/** Only written by `vaultCache`. Never collected: an undo looks it up. */
export const savedStateQuery = (id: string) =>
  queryOptions<SavedState>({
    queryKey: ['vault', 'saved-state', id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  })
