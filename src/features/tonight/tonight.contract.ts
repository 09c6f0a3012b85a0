import * as z from 'zod/mini'
import { drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { freePairing, reason } from '#features/pairing/pairing.contract.ts'
import { contract } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'

/** Minutes somebody may have for a cigar: from a short smoke to a long evening. */
export const eveningMinutes = [30, 45, 60, 90, 120] as const

/** Where the cigar comes from; the house's own list is asked where the member has none. */
export const cigarSources = ['humidor', 'vault', 'house'] as const
export const drinkSources = ['bar', 'house'] as const

export const eveningPick = z.object({
  cigar: z.object({ ...freePairing.shape.cigar.shape, id: z.string() }),
  cigarFrom: z.enum(cigarSources),
  drink: freePairing.shape.drink,
  drinkFrom: z.enum(drinkSources),
  score: z.number(),
  verdict: z.string(),
  reasons: z.array(reason),
  /** How long this cigar takes, in minutes. */
  minutes: z.number(),
  /** Why this one tonight: where it comes from, the time, the pair. One sentence each. */
  why: z.array(z.string()),
})
export type EveningPick = z.output<typeof eveningPick>

const cigarId = pathText({ most: 200 })

export const tonightContract = contract({
  pickTonight: {
    method: 'POST',
    path: '/api/tonight',
    summary: 'A cigar that fits the time, a drink at hand, and why.',
    opensTo: 'members',
    body: z.strictObject({
      minutes: z._default(z.union(eveningMinutes.map(minutes => z.literal(minutes))), 60),
      kind: z.optional(z.enum(drinkKinds)),
      /** Cigars that were offered this evening already: the next pick is another one. */
      seen: z._default(z.array(cigarId).check(z.maxLength(50)), []),
    }),
    out: eveningPick,
    refusals: {
      NOTHING_FITS: {
        status: 422,
        error: 'Nothing we know of yours fits that time. Try another one.',
      },
    },
    limit: { requests: 60, seconds: 60 },
  },
  refuseTonight: {
    method: 'PUT',
    path: '/api/tonight/refused/:cigarId',
    summary: 'Not this one: it is not offered again.',
    opensTo: 'members',
    params: z.strictObject({ cigarId }),
    body: z.strictObject({}),
    out: z.object({ done: z.literal(true) }),
    refusals: { NO_SUCH_CIGAR: { status: 404, error: 'We do not know that cigar.' } },
  },
  allowTonight: {
    method: 'DELETE',
    path: '/api/tonight/refused/:cigarId',
    summary: 'It may be offered again.',
    opensTo: 'members',
    params: z.strictObject({ cigarId }),
    out: z.object({ done: z.literal(true) }),
    refusals: {},
  },
})
