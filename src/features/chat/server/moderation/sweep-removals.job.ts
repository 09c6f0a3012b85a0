import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Deletes removed messages that can no longer be restored. */
export const sweepRemovals: JobKind<Record<string, never>> = {
  name: 'sweep-removals',
  input: z.object({}),
  schedule: '* * * * *',
}
