import { queryOptions } from '@tanstack/react-query'
import { callFor } from '#platform/client/call-for.ts'
import { maintenanceContract } from '../../maintenance.contract.ts'
import { humidorQuery } from '../humidor-query.ts'

/** Below the key of the humidor: an event about it reads both again. */
export const maintenanceQuery = queryOptions({
  queryKey: [...humidorQuery.queryKey, 'maintenance'],
  queryFn: ({ signal, client }) => callFor(client)(maintenanceContract.listMaintenance, {}, { signal }),
})
