import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { giftsContract } from '../../gifts.contract.ts'
import { humidorQuery } from '../humidor-query.ts'

/** Read again whenever the inventory is. */
export const giftsQuery = queryOptions({
  queryKey: [...humidorQuery.queryKey, 'gifts'],
  queryFn: ({ signal }) => call(giftsContract.listGifts, {}, { signal }),
})
