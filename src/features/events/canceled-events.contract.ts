import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

/** Apart from the list of events, which the first page of the portal loads. */
export const canceledEventsContract = contract({
  listCanceledEvents: {
    method: 'GET',
    path: '/api/events/canceled',
    summary:
      'The IDs of canceled events that are to come, or would have been in the last year: for what was said of them before, such as a card in a channel.',
    opensTo: 'members',
    out: json(z.object({ ids: z.array(z.string()) })),
    refusals: {},
  },
})
