import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { notificationsContract } from '../notifications.contract.ts'

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(notificationsContract.listNotifications, {}, { signal }),
  staleTime: 60_000,
})
