import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

/** Somebody came, left, lit a cigar or put it out: to be read again. */
export const presenceEvent = 'lounge.presence'
/** With a name and a face. */
export const namedMembers = 5
/** Of those who show what they smoke. */
export const namedSmokers = 12
const maxCigarLength = 300
const maxMinutes = 600

const face = z.object({ id: z.string(), name: z.string(), pictureUrl: z.nullable(z.string()) })
const smoker = z.extend(face, { cigar: z.string() })
export type Smoker = z.output<typeof smoker>
const done = json(z.object({ done: z.literal(true) }))

export const presenceContract = contract({
  readPresence: {
    method: 'GET',
    path: '/api/lounge/presence',
    summary:
      'How many members have the portal open, the first five of them, and those who show what they smoke.',
    opensTo: 'members',
    out: json(
      z.object({
        online: z.number(),
        members: z.array(face),
        /** The one who lit up first, first. */
        smoking: z.array(smoker),
      }),
    ),
    refusals: {},
  },
  showSmoking: {
    method: 'PUT',
    path: '/api/lounge/smoking',
    summary:
      'Shows the lounge what the member smokes, while they have the portal open and for so many minutes. Nothing is stored.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        cigar: typedText({ missing: 'Please name the cigar', maxLength: maxCigarLength }),
        minutes: z.int().check(z.gte(1), z.lte(maxMinutes)),
      }),
    ),
    out: done,
    refusals: {},
  },
  hideSmoking: {
    method: 'DELETE',
    path: '/api/lounge/smoking',
    summary: 'Shows it no longer.',
    opensTo: 'members',
    out: done,
    refusals: {},
  },
})
