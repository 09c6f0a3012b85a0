import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'

export const maxOutboxEmails = 50

const listedEmail = { id: z.string(), writtenAt: z.string(), to: z.string(), subject: z.string() }

/** Mail of an installation without SMTP_URL, so that a first run needs no mail server. */
export const outboxContract = contract({
  readOutbox: {
    method: 'GET',
    path: '/api/outbox',
    summary: `The latest ${maxOutboxEmails} mails of an installation without a mail server, without their text; empty with one.`,
    opensTo: 'admins',
    out: json(
      z.object({
        /** Whether one is set: then mail is sent through it, and none stays here. */
        hasMailServer: z.boolean(),
        letters: z.array(z.object(listedEmail)),
      }),
    ),
    refusals: {},
  },
  openOutboxEmail: {
    method: 'GET',
    path: '/api/outbox/:id',
    summary: 'One of these mails. The audit log records who opened it. Used and expired links are removed.',
    opensTo: 'admins',
    params: z.strictObject({ id: z.uuid() }),
    out: json(
      z.object({
        ...listedEmail,
        text: z.string(),
        /** URLs in the text. */
        links: z.array(z.string()),
      }),
    ),
    refusals: { NO_SUCH_LETTER: { status: 404, error: 'This email is no longer in the outbox.' } },
  },
})

export type ListedEmail = ProcedureOutput<typeof outboxContract.readOutbox>['letters'][number]
