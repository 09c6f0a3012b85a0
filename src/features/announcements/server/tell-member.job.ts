import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Puts a job into the queue for each member who is to be told. */
export const tellEverybody = {
  name: 'tell-everybody',
  input: z.object({ announcementId: z.uuid() }),
} as const satisfies JobKind<unknown>

/** One member: by the bell, by push messages, by mail. */
export const tellMember = {
  name: 'tell-member',
  input: z.object({ announcementId: z.uuid(), memberId: z.uuid() }),
} as const satisfies JobKind<unknown>
