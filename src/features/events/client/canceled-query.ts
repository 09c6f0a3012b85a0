import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { canceledEventsContract } from '../canceled-events.contract.ts'

/** For what was said of an event before it was canceled. Its key begins as `eventsKey` does. */
export const canceledQuery = queryOptions({
  queryKey: ['events', 'canceled'] as const,
  queryFn: ({ signal }) => call(canceledEventsContract.listCanceledEvents, {}, { signal }),
})
