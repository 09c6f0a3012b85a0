import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** At 13 o’clock UTC it is the same date from Hawaii to eastern Australia. */
export const remindOfRested: JobKind<Record<string, never>> = {
  name: 'remind-of-rested',
  input: z.object({}),
  schedule: '0 13 * * *',
}
