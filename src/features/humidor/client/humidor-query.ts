import { queryOptions } from '@tanstack/react-query'
import { callFor } from '#platform/client/call-for.ts'
import { humidorContract } from '../humidor.contract.ts'

export const humidorQuery = queryOptions({
  queryKey: ['humidor'],
  queryFn: ({ signal, client }) => callFor(client)(humidorContract.listItems, {}, { signal }),
})
