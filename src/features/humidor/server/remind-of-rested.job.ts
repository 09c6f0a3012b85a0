import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** A date begins at another time in each time zone, always on a quarter of an hour; and one may be set to today. */
export const remindOfRested: JobKind<Record<string, never>> = {
  name: 'remind-of-rested',
  input: z.object({}),
  schedule: '*/15 * * * *',
}
