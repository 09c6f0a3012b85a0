import * as z from 'zod/mini'
import { cigarDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText } from '#platform/text.contract.ts'
import { readinessStates } from './readiness.rules.ts'

/** Of a larger humidor, the latest. */
export const maxKeptRows = 2_000
export const maxOffered = 3

export const keptRow = z.object({
  itemId: z.string(),
  humidorId: z.string(),
  /** Name of the humidor. */
  humidor: z.string(),
  /** A line of the catalogue; null where it does not know the cigar. */
  lineId: z.nullable(z.string()),
  /** With its maker. */
  name: z.string(),
  quantity: z.number(),
  /** Null where the day of the purchase is not known. */
  state: z.nullable(z.enum(readinessStates)),
  drawing: z.nullable(cigarDrawing),
})
export type KeptRow = z.output<typeof keptRow>

/** Cigars by how far they are; `unknown` where the day of the purchase is not known. */
export const keptSummary = z.object({
  cigars: z.number(),
  states: z.object({
    resting: z.number(),
    ready: z.number(),
    prime: z.number(),
    past: z.number(),
    unknown: z.number(),
  }),
})
export type KeptSummary = z.output<typeof keptSummary>

export const keptContract = contract({
  listKept: {
    method: 'GET',
    path: '/api/humidor/kept',
    summary:
      'The cigars of which the member has at least one, the latest first; of a drink also those to smoke with it.',
    opensTo: 'members',
    query: z.strictObject({
      /** A drink of the catalogue. */
      drink: z.optional(optionalText({ maxLength: 200 })),
      /** Beside an answer of ours: a member who switched the memory off gets none. */
      advice: z._default(z.stringbool(), false),
    }),
    out: json(
      z.object({
        kept: z.array(keptRow),
        /** `itemId` of those that go well with the drink and do not rest, best first; one of each line. */
        offered: z.array(z.string()).check(z.maxLength(maxOffered)),
      }),
    ),
    refusals: {},
    limit: { requests: 60, seconds: 10 },
  },
  summarizeKept: {
    method: 'GET',
    path: '/api/humidor/summary',
    summary:
      'How many cigars the member has, and how many of them rest, are ready, at their prime or past it.',
    opensTo: 'members',
    out: json(keptSummary),
    refusals: {},
    limit: { requests: 60, seconds: 10 },
  },
})
