import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Enqueued by the database with the account, while there is a welcome message (migration 0072). */
export const welcomeMember = {
  name: 'welcome-member',
  input: z.object({ memberId: z.uuid() }),
} as const satisfies JobKind<unknown>
