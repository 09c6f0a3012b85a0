import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** What hosts did to events, with the sequence of each afterwards. */
export interface EventNotice {
  change: 'moved' | 'canceled' | 'restored'
  events: { id: string; sequence: number }[]
}

/** Stored in the transaction of the change. */
export const notifyOfEventChangeJob: JobKind<EventNotice> = {
  name: 'notify-of-event-change',
  input: z.object({
    change: z.enum(['moved', 'canceled', 'restored']),
    events: z.array(z.object({ id: z.uuid(), sequence: z.int() })),
  }),
}
