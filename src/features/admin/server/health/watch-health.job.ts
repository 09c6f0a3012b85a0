import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Looks every ten minutes whether all is well, and mails the admins what is not, once. */
export const watchHealthJob = {
  name: 'watch-health',
  input: z.object({}),
  schedule: '*/10 * * * *',
} as const satisfies JobKind<unknown>
