import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { humidorContract } from '../humidor.contract.ts'

export const humidorQuery = queryOptions({
  queryKey: ['humidor'],
  queryFn: ({ signal }) => call(humidorContract.listItems, {}, { signal }),
})
