import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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
