import * as z from 'zod/mini'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'

export const maxOutboxEmails = 50

/** Mail of an installation without SMTP_URL, so that a first run needs no mail server. */
export const outboxContract = contract({
  readOutbox: {
    method: 'GET',
    path: '/api/outbox',
    summary: `The latest ${maxOutboxEmails} mails of an installation without a mail server; empty with one.`,
    opensTo: 'admins',
    out: json(
      z.object({
        letters: z.array(
          z.object({
            id: z.string(),
            writtenAt: z.string(),
            to: z.string(),
            subject: z.string(),
            text: z.string(),
            /** URLs in the text. */
            links: z.array(z.string()),
          }),
        ),
      }),
    ),
    refusals: {},
  },
})

export type OutboxEmail = ProcedureOutput<typeof outboxContract.readOutbox>['letters'][number]
