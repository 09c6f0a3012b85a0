import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Deletes the names of guests without an account, 30 days after the event. */
export const forgetWalkInNamesJob: JobKind<Record<string, never>> = {
  name: 'forget-walk-in-names',
  input: z.object({}),
  schedule: '53 4 * * *',
}
