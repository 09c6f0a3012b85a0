import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

/** Somebody came or left: to be read again. */
export const presenceEvent = 'lounge.presence'
/** With a name and a face. */
export const namedMembers = 5

export const presenceContract = contract({
  readPresence: {
    method: 'GET',
    path: '/api/lounge/presence',
    summary: 'How many members have the portal open, and the first five of them.',
    opensTo: 'members',
    out: json(
      z.object({
        online: z.number(),
        members: z.array(z.object({ id: z.string(), name: z.string(), pictureUrl: z.nullable(z.string()) })),
      }),
    ),
    refusals: {},
  },
})
