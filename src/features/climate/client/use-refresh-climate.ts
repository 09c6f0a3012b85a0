import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFor } from '#platform/client/call-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { climateContract, type Device, environmentUnreadable } from '../climate.contract.ts'
import { devicesQuery } from './climate-query.ts'

/** Reads the environment now. Devices of the Govee cloud are asked for; the others report by themselves. */
export function useRefreshClimate(devices: readonly Device[]) {
  const queries = useQueryClient()
  const call = callFor(queries)
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const asked = devices.flatMap(({ govee }) => govee ?? [])
      await Promise.all(
        asked.map(({ deviceId, model }) =>
          call(climateContract.readGovee, { query: { device: deviceId, model } }),
        ),
      )
      await queries.fetchQuery({ ...devicesQuery, staleTime: 0 })
    },
    onError: () => toast.error(environmentUnreadable, { id: 'climate' }),
  })
}
