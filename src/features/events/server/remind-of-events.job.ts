import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

export const remindOfEventsJob: JobKind<Record<string, never>> = {
  name: 'remind-of-events',
  input: z.object({}),
  schedule: '*/15 * * * *',
}
