import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { dayOf } from '#platform/client/day.ts'
import { type SavedPairing, vaultContract } from '../vault.contract.ts'
import type { VaultFilter } from './vault-filter.ts'

export const listsKey = ['vault', 'lists'] as const

/** Of the changes to a pairing, which are sent one after another. */
export const changesQueueId = (id: string) => `vault change ${id}`

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

/** Of today on the calendar of this device. */
export const vaultSummaryQuery = () => {
  const day = dayOf(new Date())
  return queryOptions({
    queryKey: ['vault', 'summary', day],
    queryFn: ({ signal }) => call(vaultContract.readSummary, { query: { day } }, { signal }),
  })
}

/** What the member has said about a pairing. */
export type OwnFacts = Pick<SavedPairing, 'rating' | 'status' | 'tried_on'> &
  Partial<Pick<SavedPairing, 'own_notes'>>

export interface SavedState extends OwnFacts {
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
