import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Often, because dates begin at other times in other time zones, and one may be set to today. */
export const remindOfRested: JobKind<Record<string, never>> = {
  name: 'remind-of-rested',
  input: z.object({}),
  schedule: '*/5 * * * *',
}
