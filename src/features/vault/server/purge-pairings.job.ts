import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Deletes pairings removed more than a day ago, which can no longer be restored. */
export const purgePairings: JobKind<Record<string, never>> = {
  name: 'purge-pairings',
  input: z.object({}),
  schedule: '41 4 * * *',
}
