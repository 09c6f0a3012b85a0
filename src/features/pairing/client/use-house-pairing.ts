import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { housePairingContract } from '../house-pairing.contract.ts'

export const featuredPairingQuery = queryOptions({
  queryKey: ['pairings', 'featured'],
  queryFn: ({ signal }) => call(housePairingContract.readFeaturedPairing, {}, { signal }),
})

export const housePairingQuery = (slug: string) =>
  queryOptions({
    queryKey: ['pairings', slug],
    queryFn: ({ signal }) => call(housePairingContract.readHousePairing, { params: { slug } }, { signal }),
  })
