import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Tells members about air outside the range and about silent sensors. */
export const watchClimateJob: JobKind<Record<string, never>> = {
  name: 'watch-climate',
  input: z.object({}),
  schedule: '* * * * *',
}
