import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { managedEventsContract } from '../managed-events.contract.ts'

/** Of every list of hosts. */
export const managedEventsKey = ['managed events'] as const

export const managedUpcomingQuery = queryOptions({
  queryKey: [...managedEventsKey, 'upcoming'] as const,
  queryFn: ({ signal }) => call(managedEventsContract.listManagedEvents, { query: {} }, { signal }),
})

export const managedPastQuery = queryOptions({
  queryKey: [...managedEventsKey, 'past'] as const,
  queryFn: ({ signal }) =>
    call(managedEventsContract.listManagedEvents, { query: { past: 'true' } }, { signal }),
})

/** Read again each time that a form opens: it takes the version with it. */
export const managedEventQuery = (id: string) =>
  queryOptions({
    queryKey: [...managedEventsKey, 'one', id] as const,
    queryFn: ({ signal }) => call(managedEventsContract.readManagedEvent, { params: { id } }, { signal }),
    retry: false,
    gcTime: 0,
  })
