import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Sends a message to one browser. */
export const sendPush = {
  name: 'send-push',
  input: z.object({
    memberId: z.uuid(),
    subscriptionId: z.uuid(),
    message: z.object({ tag: z.string(), title: z.string(), body: z.string(), href: z.string() }),
  }),
} as const satisfies JobKind<unknown>
