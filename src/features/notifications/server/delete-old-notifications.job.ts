import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

export const deleteOldNotifications: JobKind<Record<string, never>> = {
  name: 'delete-old-notifications',
  input: z.object({}),
  schedule: '37 4 * * *',
}
