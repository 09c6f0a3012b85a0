import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { climateContract, type Device, environmentUnreadable } from '../climate.contract.ts'
import { devicesQuery } from './climate-query.ts'

/** Reads the environment now. A device of the Govee cloud is asked for; the others report by themselves. */
export function useRefreshClimate(device: Device | undefined) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (device?.govee) {
        const { deviceId, model } = device.govee
        await call(climateContract.readGovee, { query: { device: deviceId, model } })
      }
      await queries.fetchQuery({ ...devicesQuery, staleTime: 0 })
    },
    onError: () => toast.error(environmentUnreadable, { id: 'climate' }),
  })
}
