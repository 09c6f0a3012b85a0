import * as z from 'zod/mini'
import { drinkKinds, maxCigarTextLength, pairDrawing } from '#features/catalogue/catalogue.contract.ts'
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
import { savedPairing } from '#features/vault/vault.contract.ts'
import { contract, json, stream } from '#platform/api.contract.ts'
import { pathText, searchText, typedText } from '#platform/text.contract.ts'
import { drinkRecognitions } from './drink-guess.rules.ts'

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

const savedFacts = z.pick(savedPairing, { rating: true, status: true, tried_on: true })

const saved = z.nullable(
  z.object({
    id: z.string(),
    /** False if it was in the vault already; that row is unchanged. */
    isNew: z.boolean(),
    ...savedFacts.shape,
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
  maker: freePairing.shape.maker,
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
  /** Unless it is `exact`, the drink is a guess. */
  recognition: z.enum(drinkRecognitions),
  /** Asked about a guess: which drink was read, and the others that may be meant. */
  question: z.nullable(drinkQuestion),
  /** Null for a guess too: it is saved when the drink is asked for by its name. */
  saved,
})
export type CigarAdvice = z.output<typeof cigarAdvice>

const similarPair = z.object({
  id: z.string(),
  name: z.string(),
  /** `Broadleaf, full`, `Islay single malt` */
  detail: z.string(),
  /** Of the pair, with the member's own taste; null, like the drawing, if the catalogue lacks the other half. */
  score: z.nullable(z.number()),
  drawing: z.nullable(pairDrawing),
})

/** The nearest first; empty for a name that the catalogue lacks. */
export const similarPairs = z.object({
  cigars: z.array(similarPair),
  drinks: z.array(similarPair),
})
export type SimilarPairs = z.output<typeof similarPairs>
export type SimilarPair = z.output<typeof similarPair>

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

const typedName = z.pipe(
  z.string(promptMissing),
  typedText({ missing: textMissing, maxLength: maxCigarTextLength }),
)
const notADrink = {
  NOT_A_DRINK: { status: 422, error: 'We don’t have that one yet. Try the name on the label.' },
} as const
/** Ids of the drinks or cigars that the member has seen. */
const shown = z.array(pathText({ maxLength: 200 })).check(z.minLength(1), z.maxLength(60))
/** The id of the pair that an address names. */
const only = z.optional(pathText({ maxLength: 200 }))

const noSuchPairing = { NO_SUCH_PAIRING: { status: 404, error: 'Pairing not found' } } as const

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
    summary:
      'Three cigars of different makers for a drink, with all reasons; saved in the member’s vault unless the drink is a guess.',
    opensTo: 'members',
    body: json(z.strictObject({ drink: typedName })),
    out: json(cigarAdvice),
    refusals: notADrink,
    limit: { requests: 30, seconds: 10 },
  },
  advisePair: {
    method: 'POST',
    path: '/api/arturo/pair',
    summary: 'One pair with all reasons, for a drink that is named exactly; saved in the member’s vault.',
    opensTo: 'members',
    body: json(z.strictObject({ cigar: typedName, drink: typedName })),
    out: json(advice),
    refusals: { ...notACigar, ...notADrink },
    limit: { requests: 30, seconds: 10 },
  },
  suggestMoreDrinks: {
    method: 'POST',
    path: '/api/arturo/more',
    summary:
      'Up to three more drinks, of families that were not shown, none once all were; or only the one that is named. Not saved.',
    opensTo: 'members',
    body: json(z.strictObject({ ...question, shown, only })),
    out: json(z.object({ drinks: z.array(suggestedDrink) })),
    refusals: { ...notACigar, ...nothingAtHand },
    limit: { requests: 30, seconds: 10 },
  },
  suggestMoreCigars: {
    method: 'POST',
    path: '/api/arturo/cigars/more',
    summary:
      'Up to three more cigars, of makers that were not shown; or only the one that is named. Not saved.',
    opensTo: 'members',
    body: json(z.strictObject({ drink: typedName, shown, only })),
    out: json(z.object({ cigars: z.array(suggestedCigar) })),
    refusals: notADrink,
    limit: { requests: 30, seconds: 10 },
  },
  findSimilar: {
    method: 'GET',
    path: '/api/similar-pairs',
    summary: 'Other cigars like this one beside the drink, and other drinks like that one beside the cigar.',
    opensTo: 'members',
    query: z.strictObject({
      cigar: searchText({ maxLength: 300 }),
      drink: searchText({ maxLength: 300 }),
    }),
    out: json(similarPairs),
    refusals: {},
  },
  readCuratedResult: {
    method: 'GET',
    path: '/api/pairings/:slug/result',
    summary:
      'A curated pairing with its score and all reasons; null if the catalogue lacks the cigar or the drink. Not saved.',
    opensTo: 'members',
    params: z.strictObject({ slug: pathText({ maxLength: 200 }) }),
    out: json(z.nullable(advice)),
    refusals: noSuchPairing,
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
    refusals: noSuchPairing,
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
