import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

/** Something a member's ratings have in common. */
const leaning = z.object({
  /** A trait: `Peat`, `Rum`, `Sweet drinks`. */
  about: z.string(),
  points: z.number(),
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
      }),
    ),
    refusals: {},
  },
})
