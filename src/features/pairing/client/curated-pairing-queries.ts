import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { curatedPairingContract } from '../curated-pairing.contract.ts'

export const curatedPairingsKey = ['pairings']

export const featuredPairingQuery = queryOptions({
  queryKey: ['pairings', 'featured'],
  queryFn: ({ signal }) => call(curatedPairingContract.readFeaturedPairing, {}, { signal }),
})

export const curatedPairingQuery = (slug: string) =>
  queryOptions({
    queryKey: ['pairings', slug],
    queryFn: ({ signal }) =>
      call(curatedPairingContract.readCuratedPairing, { params: { slug } }, { signal }),
  })
