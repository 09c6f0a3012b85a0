import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Adds a reading to each simulator. */
export const simulateReadingsJob: JobKind<Record<string, never>> = {
  name: 'simulate-readings',
  input: z.object({}),
  schedule: '* * * * *',
}
