import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'

export const lettersShown = 50

/** The mails of a house that has no mail server, so that a first run can be tried whole. */
export const outboxContract = contract({
  readOutbox: {
    method: 'GET',
    path: '/api/outbox',
    summary: `The latest ${lettersShown} mails that no mail server took, because none is set; none where one is.`,
    opensTo: 'admins',
    out: z.object({
      letters: z.array(
        z.object({
          id: z.string(),
          writtenAt: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          /** The addresses in the text. */
          links: z.array(z.string()),
        }),
      ),
    }),
    refusals: {},
  },
})

export type Letter = z.output<typeof outboxContract.readOutbox.out>['letters'][number]
