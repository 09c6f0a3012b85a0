import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { managedPairingsContract } from '../../managed-pairings.contract.ts'

export const managedPairingsKey = ['managed-pairings']

export const managedPairingsQuery = queryOptions({
  queryKey: managedPairingsKey,
  queryFn: ({ signal }) => call(managedPairingsContract.listManagedPairings, {}, { signal }),
})

/** Read once per visit: what is typed stands on it. */
export const managedPairingQuery = (id: string) =>
  queryOptions({
    queryKey: ['managed-pairing', id],
    queryFn: ({ signal }) => call(managedPairingsContract.readManagedPairing, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The one before stays until the new one has arrived. */
export const pairingPreviewQuery = (cigar: string, drink: string) =>
  queryOptions({
    queryKey: ['pairing-preview', cigar, drink],
    queryFn: ({ signal }) =>
      call(managedPairingsContract.previewPairing, { query: { cigar, drink } }, { signal }),
    staleTime: 60_000,
    placeholderData: previous => previous,
  })
