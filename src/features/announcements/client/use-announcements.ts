import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { announcementsChanged, announcementsContract } from '../announcements.contract.ts'

export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => call(announcementsContract.listAnnouncements, {}, { signal }),
})

export function useAnnouncements() {
  useLiveRefetch(announcementsChanged, announcementsQuery.queryKey)
  return useQuery(announcementsQuery)
}

/** Asked again while somebody waits. */
export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['announcements', id, 'delivery'],
    queryFn: ({ signal }) => call(announcementsContract.readDelivery, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && data.waiting > 0 ? 2_000 : false),
  })
