import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'

const maxLeanings = 100

/** Something a member's ratings have in common. */
const leaning = z.object({
  of: z.enum(['cigar', 'drink']),
  /** A trait: `Peat`, `Rum`, `Sweet drinks`. */
  about: z.string(),
  points: z.number(),
  /** How many ratings it was learned from. */
  ratings: z.number(),
  /** `You rated peat low` */
  text: z.string(),
})

export const tasteContract = contract({
  readTaste: {
    method: 'GET',
    path: '/api/taste',
    summary: 'What the member’s ratings say of their taste, and whether it counts: not with the memory off.',
    opensTo: 'members',
    out: json(
      z.object({
        isOn: z.boolean(),
        ratings: z.number(),
        /** Strongest first. */
        leanings: z.array(leaning),
        /** The member has forgotten them: they do not count, whatever the ratings show. */
        forgotten: z.array(leaning),
      }),
    ),
    refusals: {},
  },
  changeLeanings: {
    method: 'PATCH',
    path: '/api/taste/leanings',
    summary: 'Says whether what the ratings show counts. The ratings stay as they are.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        leanings: z
          .array(z.strictObject({ of: leaning.shape.of, about: pathText({ maxLength: 60 }) }))
          .check(z.maxLength(maxLeanings)),
        count: z.boolean(),
      }),
    ),
    out: json(z.object({ done: z.literal(true) })),
    refusals: { NO_SUCH_LEANING: { status: 404, error: 'We don’t know that leaning.' } },
  },
})

export type LearnedLeaning = z.output<typeof leaning>
