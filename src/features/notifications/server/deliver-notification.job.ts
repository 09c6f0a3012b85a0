import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Hands a notification on to mail and push messages, after quiet hours. */
export const deliverNotification = {
  name: 'deliver-notification',
  input: z.object({ memberId: z.uuid(), notificationId: z.uuid() }),
} as const satisfies JobKind<unknown>
