import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

export const mailDigestsJob: JobKind<Record<string, never>> = {
  name: 'mail-digests',
  input: z.object({}),
  schedule: '*/15 * * * *',
}
