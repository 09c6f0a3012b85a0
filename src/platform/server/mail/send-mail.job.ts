import * as z from 'zod/mini'
import type { JobKind } from '../jobs/job-kind.ts'
import { letter } from './letter.ts'

/** Sends one letter. Its id is the job's key and the letter's Message-ID. */
export const sendMail = {
  name: 'send-mail',
  input: z.object({ id: z.uuid(), letter }),
} as const satisfies JobKind<unknown>
