import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Deletes raw readings of more than thirty days ago. Their hours stay. */
export const deleteOldReadings: JobKind<Record<string, never>> = {
  name: 'delete-old-readings',
  input: z.object({}),
  schedule: '17 4 * * *',
}
