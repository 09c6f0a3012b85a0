import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { climateContract } from '../climate.contract.ts'

/** The brief: the environment is read anew every minute. */
const refreshMilliseconds = 60_000

export const devicesQuery = queryOptions({
  queryKey: ['climate', 'devices'],
  queryFn: ({ signal }) => call(climateContract.listDevices, {}, { signal }),
  refetchInterval: refreshMilliseconds,
})
