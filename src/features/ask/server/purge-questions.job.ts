import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Deletes questions and memories removed more than a day ago, which can no longer be restored. */
export const purgeQuestions: JobKind<Record<string, never>> = {
  name: 'purge-questions',
  input: z.object({}),
  schedule: '47 4 * * *',
}
