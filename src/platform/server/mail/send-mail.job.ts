import * as z from 'zod/mini'
import type { JobKind } from '../jobs/job-kind.ts'
import { emailMessage } from './email-message.ts'

/** The id is the key of the job and the Message-ID. Queued jobs depend on the field name `letter`. */
export const sendMail = {
  name: 'send-mail',
  input: z.object({ id: z.uuid(), letter: emailMessage }),
} as const satisfies JobKind<unknown>
