import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Asks the Govee cloud for the sensors whose turn it is. */
export const pollGoveeJob: JobKind<Record<string, never>> = {
  name: 'poll-govee',
  input: z.object({}),
  schedule: '* * * * *',
}
