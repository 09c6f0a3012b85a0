import * as z from 'zod/mini'
import { drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { readinessStates } from '#features/humidor/readiness.rules.ts'
import { pairedCigar, pairedDrink, reason } from '#features/pairing/pairing.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { pathText } from '#platform/text.contract.ts'

export const eveningMinutes = [30, 45, 60, 90, 120] as const
export type EveningMinutes = (typeof eveningMinutes)[number]

/** 'house' is the catalogue, used when the member has nothing that fits. */
export const cigarSources = ['humidor', 'vault', 'house'] as const
export const drinkSources = ['bar', 'house'] as const

export const eveningPick = z.object({
  cigar: z.object({ ...pairedCigar.shape, id: z.string() }),
  cigarFrom: z.enum(cigarSources),
  /** The cigar in the member's humidor; null if it comes from elsewhere. */
  kept: z.nullable(
    z.object({
      itemId: z.string(),
      name: z.string(),
      quantity: z.number(),
      /** Null where the day of the purchase is not known. */
      state: z.nullable(z.enum(readinessStates)),
    }),
  ),
  drink: pairedDrink,
  drinkFrom: z.enum(drinkSources),
  score: z.number(),
  verdict: z.string(),
  reasons: z.array(reason),
  /** How long this cigar takes. */
  minutes: z.number(),
  /** Sentences: where the cigar comes from, the time, where the drink comes from, why they pair. */
  why: z.array(z.string()),
})
export type EveningPick = z.output<typeof eveningPick>

const cigarId = pathText({ maxLength: 200 })

export const tonightContract = contract({
  pickTonight: {
    method: 'POST',
    path: '/api/tonight',
    summary: 'A cigar that fits the time, a drink at hand, and why.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        minutes: z._default(z.union(eveningMinutes.map(minutes => z.literal(minutes))), 60),
        kind: z.optional(z.enum(drinkKinds)),
        /** Ids of cigars offered this evening, which are not picked again. */
        seen: z._default(z.array(cigarId).check(z.maxLength(50)), []),
      }),
    ),
    out: json(eveningPick),
    refusals: {
      NOTHING_FITS: {
        status: 422,
        error: 'We have no cigar that fits that time. Try another.',
      },
    },
    limit: { requests: 60, seconds: 60 },
  },
  listRefusedTonight: {
    method: 'GET',
    path: '/api/tonight/refused',
    summary: 'The cigars that are not offered, the one declined last first.',
    opensTo: 'members',
    out: json(z.object({ cigars: z.array(z.object({ id: z.string(), name: z.string() })) })),
    refusals: {},
  },
  refuseTonight: {
    method: 'PUT',
    path: '/api/tonight/refused/:cigarId',
    summary: 'Not this one: it is not offered again.',
    opensTo: 'members',
    params: z.strictObject({ cigarId }),
    body: json(z.strictObject({})),
    out: json(z.object({ done: z.literal(true) })),
    refusals: { NO_SUCH_CIGAR: { status: 404, error: 'We don’t know that cigar.' } },
  },
  allowTonight: {
    method: 'DELETE',
    path: '/api/tonight/refused/:cigarId',
    summary: 'It may be offered again.',
    opensTo: 'members',
    params: z.strictObject({ cigarId }),
    out: json(z.object({ done: z.literal(true) })),
    refusals: {},
  },
})
