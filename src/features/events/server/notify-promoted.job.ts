import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/**
 * A member got a place from the waiting list. The database itself stores the job, in the transaction that frees the
 * place: `enqueue_promotion_notice()` in migrations/0049_a_promotion_stores_its_notice.sql.
 */
export const notifyPromotedJob: JobKind<{ eventId: string; memberId: string }> = {
  name: 'notify-promoted',
  input: z.object({ eventId: z.uuid(), memberId: z.uuid() }),
}
