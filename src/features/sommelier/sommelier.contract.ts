import * as z from 'zod/mini'
import { drinkKinds, longestCigarText } from '#features/catalogue/catalogue.contract.ts'
import { freePairing, pairingContract, reason } from '#features/pairing/pairing.contract.ts'
import { contract } from '#platform/api.contract.ts'
import { pathText, typedText } from '#platform/text.contract.ts'

export const promptMissing = 'Either prompt or question is required'
export const textMissing = 'No text provided for generating recommendation'

/** Two ways to choose: a drink as heavy as the smoke, or one whose flavors answer it. */
export const schools = ['match', 'balance'] as const
export type School = (typeof schools)[number]

/** What is said of one pair, whichever of the two was asked for. */
const saidOfPair = {
  score: z.number(),
  verdict: z.string(),
  /** All points of the score, those of the member's own taste marked as theirs. */
  reasons: z.array(z.object({ ...reason.shape, isOwnTaste: z.boolean() })),
  /** How much of the score comes from the member's taste; 0 where nothing does. */
  taste: z.number(),
  why: z.string(),
  share: z.string(),
  differ: z.string(),
  weight: z.string(),
  thirds: freePairing.shape.thirds,
  caution: freePairing.shape.caution,
  /** The whole recommendation for this pair as text: what is read aloud and kept in the vault. */
  result: z.string(),
}

const suggestedDrink = z.object({
  ...freePairing.shape.drink.shape,
  ...saidOfPair,
  /** Which of the two schools this drink owes most of its points to. */
  school: z.enum(schools),
  /** What each school's own rules give it. */
  schoolPoints: z.object({ match: z.number(), balance: z.number() }),
})
export type SuggestedDrink = z.output<typeof suggestedDrink>

const saved = z.nullable(
  z.object({
    id: z.string(),
    /** Else it was in the vault already, and stays there as it was. */
    isNew: z.boolean(),
    rating: z.nullable(z.number()),
  }),
)

export const advice = z.object({
  /** Of the first drink. */
  result: z.string(),
  pairingType: z.enum(drinkKinds),
  cigar: freePairing.shape.cigar,
  /** Three of different families, the highest score first; fewer only where the member's own bar has no more. */
  drinks: z.array(suggestedDrink).check(z.minLength(1), z.maxLength(3)),
  /** Which of the drinks each school would pour, by its id, where they disagree; else null. */
  schools: z.nullable(z.object({ match: z.string(), balance: z.string() })),
  /** Of the first drink. */
  thirds: freePairing.shape.thirds,
  /** Absent where there is none. */
  caution: z.optional(z.string()),
  question: freePairing.shape.question,
  /** The row of the vault in which it was kept; null when it could not be. */
  saved,
  /** Whether a language model can be asked to tell the result in Arturo's voice. */
  canNarrate: z.boolean(),
})
export type Advice = z.output<typeof advice>

const suggestedCigar = z.object({ ...freePairing.shape.cigar.shape, ...saidOfPair })
export type SuggestedCigar = z.output<typeof suggestedCigar>

/** The other direction: the bottle is open, what goes with it. */
export const cigarAdvice = z.object({
  /** Of the first cigar. */
  result: z.string(),
  drink: freePairing.shape.drink,
  /** Three lines of different makers, the highest score first. */
  cigars: z.array(suggestedCigar).check(z.length(3)),
  saved,
})
export type CigarAdvice = z.output<typeof cigarAdvice>

/** Something a member's ratings have in common. */
const leaning = z.object({
  /** What it is about: `Peat`, `Rum`, `Sweet drinks`. */
  about: z.string(),
  /** What it adds to or takes from a score. */
  points: z.number(),
  /** `You rated peat low` */
  text: z.string(),
})

export const notACigar = pairingContract.recommendFreePairing.refusals
const question = {
  // Nothing at all and nothing but blanks are told apart; what is left is trimmed.
  cigar: z.pipe(z.string(promptMissing), typedText({ missing: textMissing, most: longestCigarText })),
  pairingType: z._default(z.enum(drinkKinds, 'Please choose spirit, wine or mocktail'), 'spirit'),
  /** Only drinks that stand in the member's bar. */
  onlyMyBar: z._default(z.boolean(), false),
}
const nothingAtHand = {
  NOTHING_AT_HAND: { status: 422, error: 'Nothing of that kind stands in your bar yet.' },
} as const

export const sommelierContract = contract({
  adviseMember: {
    method: 'POST',
    path: '/api/arturo',
    summary: 'Three drinks of one kind for a cigar, with all reasons; kept in the member’s vault.',
    opensTo: 'members',
    body: z.strictObject(question),
    out: advice,
    refusals: { ...notACigar, ...nothingAtHand },
    limit: { requests: 30, seconds: 10 },
  },
  adviseCigars: {
    method: 'POST',
    path: '/api/arturo/cigars',
    summary: 'Three cigars of different makers for a drink, with all reasons; kept in the member’s vault.',
    opensTo: 'members',
    body: z.strictObject({
      drink: z.pipe(z.string(promptMissing), typedText({ missing: textMissing, most: longestCigarText })),
    }),
    out: cigarAdvice,
    refusals: {
      NOT_A_DRINK: {
        status: 422,
        error: 'That does not read like a drink we pour. Try the name on the bottle.',
      },
    },
    limit: { requests: 30, seconds: 10 },
  },
  readTaste: {
    method: 'GET',
    path: '/api/taste',
    summary: 'What the member’s ratings say of their taste, and whether it counts.',
    opensTo: 'members',
    out: z.object({
      isOn: z.boolean(),
      /** How many ratings it rests on. */
      ratings: z.number(),
      /** Each with the points it gives or takes; strongest first. */
      leanings: z.array(leaning),
    }),
    refusals: {},
  },
  writePersonalNotes: {
    method: 'POST',
    path: '/api/pairings/:slug/notes',
    summary: 'Notes on a pairing of the house for this very member: their taste, their bar.',
    opensTo: 'members',
    params: z.strictObject({ slug: pathText({ most: 200 }) }),
    body: z.strictObject({}),
    out: z.object({
      /** Paragraphs, the blank line between them. */
      notes: z.string(),
    }),
    refusals: { NO_SUCH_PAIRING: { status: 404, error: 'Pairing not found' } },
    limit: { requests: 30, seconds: 10 },
  },
})

/**
 * The same advice in Arturo's voice, as `text/event-stream`: each event a line of `narrationEvent` as JSON, in the
 * order in which it is spoken, the last one with `end`. Not a JSON call, so it is not mounted as one.
 */
export const narration = {
  path: '/api/arturo/narration',
  body: z.strictObject(question),
  limit: { requests: 10, seconds: 10 },
} as const

export const narrationEvent = z.union([
  /** Words to put behind the ones before; they have been checked against what was computed. */
  z.strictObject({ text: z.string() }),
  /** What was shown so far goes; this is the house's own text, and `because` says why in a few words. */
  z.object({ end: z.literal('house'), text: z.string(), because: z.string() }),
  z.object({ end: z.literal('model') }),
])
export type NarrationEvent = z.output<typeof narrationEvent>
