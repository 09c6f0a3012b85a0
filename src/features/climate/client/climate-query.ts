import { queryOptions } from '@tanstack/react-query'
import { callFor } from '#platform/client/call-for.ts'
import { climateContract } from '../climate.contract.ts'

/** The brief: the environment is read anew every minute. */
const refreshMilliseconds = 60_000

export const devicesQuery = queryOptions({
  queryKey: ['climate', 'devices'],
  queryFn: ({ signal, client }) => callFor(client)(climateContract.listDevices, {}, { signal }),
  refetchInterval: refreshMilliseconds,
})
