import * as z from 'zod/mini'
import { drinkKinds, maxCigarTextLength } from '#features/catalogue/catalogue.contract.ts'
import { drinkQuestion } from '#features/catalogue/drink-group.contract.ts'
import { narrationEvent } from '#features/narration/narration.contract.ts'
import {
  freePairing,
  pairedCigar,
  pairedDrink,
  pairingContract,
  pairTexts,
  reason,
} from '#features/pairing/pairing.contract.ts'
import { contract, json, stream } from '#platform/api.contract.ts'
import { pathText, typedText } from '#platform/text.contract.ts'

export const promptMissing = 'Either prompt or question is required'
export const textMissing = 'No text provided for generating recommendation'

/** Two ways to choose: a drink as heavy as the smoke, or one whose flavors answer it. */
export const schools = ['match', 'balance'] as const
export type School = (typeof schools)[number]

const pairFields = {
  ...pairTexts.shape,
  /** All points of the score; those of the member's own taste are marked. */
  reasons: z.array(z.object({ ...reason.shape, isOwnTaste: z.boolean() })),
  /** How much of the score comes from the member's taste. */
  taste: z.number(),
  /** The whole recommendation as text, as it is saved in the vault. */
  result: z.string(),
}

const suggestedDrink = z.object({
  ...pairedDrink.shape,
  ...pairFields,
  /** The school that gives this drink more points; null if only the name of the cigar is known. */
  school: z.nullable(z.enum(schools)),
  schoolPoints: z.nullable(z.object({ match: z.number(), balance: z.number() })),
})
export type SuggestedDrink = z.output<typeof suggestedDrink>

const saved = z.nullable(
  z.object({
    id: z.string(),
    /** False if it was in the vault already; that row is unchanged. */
    isNew: z.boolean(),
    rating: z.nullable(z.number()),
  }),
)

export const advice = z.object({
  /** Of the first drink. */
  result: z.string(),
  pairingType: z.enum(drinkKinds),
  cigar: pairedCigar,
  /** Three of different families, highest score first; two if a third would be poor, fewer if the member’s bar has no more. */
  drinks: z.array(suggestedDrink).check(z.minLength(1), z.maxLength(3)),
  /** The id of the drink that each school would pour; null if they agree. */
  schools: z.nullable(z.object({ match: z.string(), balance: z.string() })),
  /** Of the first drink. */
  thirds: pairTexts.shape.thirds,
  caution: z.optional(z.string()),
  question: freePairing.shape.question,
  /** The row in the vault; null if saving failed. */
  saved,
  /** Whether a language model can narrate the result in Arturo's voice. */
  canNarrate: z.boolean(),
})
export type Advice = z.output<typeof advice>

const suggestedCigar = z.object({ ...pairedCigar.shape, ...pairFields })
export type SuggestedCigar = z.output<typeof suggestedCigar>

export const cigarAdvice = z.object({
  /** Of the first cigar. */
  result: z.string(),
  drink: pairedDrink,
  /** Three of different makers, highest score first. */
  cigars: z.array(suggestedCigar).check(z.length(3)),
  /** Where the text names a kind of drink: the advice is for a typical one. */
  question: z.nullable(drinkQuestion),
  saved,
})
export type CigarAdvice = z.output<typeof cigarAdvice>

export const notACigar = {
  ...pairingContract.recommendFreePairing.refusals,
  A_DRINK: { status: 422, error: 'That’s a drink. Choose “I have a drink” for it.' },
} as const
const question = {
  // A missing field and a blank one have different messages.
  cigar: z.pipe(z.string(promptMissing), typedText({ missing: textMissing, maxLength: maxCigarTextLength })),
  pairingType: z._default(z.enum(drinkKinds, 'Please choose spirit, wine or mocktail'), 'spirit'),
  onlyMyBar: z._default(z.boolean(), false),
}
const nothingAtHand = {
  NOTHING_AT_HAND: { status: 422, error: 'Your bar has nothing of that kind yet.' },
} as const

export const sommelierContract = contract({
  adviseMember: {
    method: 'POST',
    path: '/api/arturo',
    summary: 'Three drinks of one kind for a cigar, with all reasons; saved in the member’s vault.',
    opensTo: 'members',
    body: json(z.strictObject(question)),
    out: json(advice),
    refusals: { ...notACigar, ...nothingAtHand },
    limit: { requests: 30, seconds: 10 },
  },
  adviseCigars: {
    method: 'POST',
    path: '/api/arturo/cigars',
    summary: 'Three cigars of different makers for a drink, with all reasons; saved in the member’s vault.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        drink: z.pipe(
          z.string(promptMissing),
          typedText({ missing: textMissing, maxLength: maxCigarTextLength }),
        ),
      }),
    ),
    out: json(cigarAdvice),
    refusals: {
      NOT_A_DRINK: {
        status: 422,
        error: 'We don’t have that one yet. Try the name on the label.',
      },
    },
    limit: { requests: 30, seconds: 10 },
  },
  writePersonalNotes: {
    method: 'POST',
    path: '/api/pairings/:slug/notes',
    summary:
      'Notes on a curated pairing for this member: their taste, their bar. With the memory off, without either.',
    opensTo: 'members',
    params: z.strictObject({ slug: pathText({ maxLength: 200 }) }),
    body: json(z.strictObject({})),
    out: json(
      z.object({
        /** Paragraphs, separated by blank lines. */
        notes: z.string(),
      }),
    ),
    refusals: { NO_SUCH_PAIRING: { status: 404, error: 'Pairing not found' } },
    limit: { requests: 30, seconds: 10 },
  },
})

export const narrationContract = contract({
  narrateAdvice: {
    method: 'POST',
    path: '/api/arturo/narration',
    summary: 'The same advice in Arturo’s voice, as server-sent events; the last one has `end`.',
    opensTo: 'members',
    body: json(z.strictObject(question)),
    out: stream(narrationEvent),
    refusals: sommelierContract.adviseMember.refusals,
    limit: { requests: 10, seconds: 10 },
  },
})
