import * as z from 'zod/mini'
import { drinkKinds, longestCigarText } from '#features/catalogue/catalogue.contract.ts'
import { freePairing, pairingContract, reason } from '#features/pairing/pairing.contract.ts'
import { contract } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

export const promptMissing = 'Either prompt or question is required'
export const textMissing = 'No text provided for generating recommendation'

/** Two ways to choose: a drink as heavy as the smoke, or one whose flavors answer it. */
export const schools = ['match', 'balance'] as const
export type School = (typeof schools)[number]

const suggestedDrink = z.object({
  ...freePairing.shape.drink.shape,
  score: z.number(),
  verdict: z.string(),
  /** Which of the two schools this drink owes most of its points to. */
  school: z.enum(schools),
  reasons: z.array(reason),
  why: z.string(),
  share: z.string(),
  differ: z.string(),
  weight: z.string(),
})

export const advice = z.object({
  /** The whole recommendation for the first drink as text: what is read aloud and kept in the vault. */
  result: z.string(),
  pairingType: z.enum(drinkKinds),
  cigar: freePairing.shape.cigar,
  /** Three of different families, the highest score first. */
  drinks: z.array(suggestedDrink).check(z.length(3)),
  /** Which of the three each school would pour, by its id, where they disagree; else null. */
  schools: z.nullable(z.object({ match: z.string(), balance: z.string() })),
  thirds: freePairing.shape.thirds,
  caution: freePairing.shape.caution,
  question: freePairing.shape.question,
  /** The row of the vault in which it was kept; null when it could not be. */
  saved: z.nullable(z.object({ id: z.string() })),
})
export type Advice = z.output<typeof advice>

export const sommelierContract = contract({
  adviseMember: {
    method: 'POST',
    path: '/api/arturo',
    summary: 'Three drinks of one kind for a cigar, with all reasons; kept in the member’s vault.',
    opensTo: 'members',
    body: z.strictObject({
      // Nothing at all and nothing but blanks are told apart; what is left is trimmed.
      cigar: z.pipe(z.string(promptMissing), typedText({ missing: textMissing, most: longestCigarText })),
      pairingType: z._default(z.enum(drinkKinds), 'spirit'),
    }),
    out: advice,
    refusals: pairingContract.recommendFreePairing.refusals,
    limit: { requests: 30, seconds: 10 },
  },
})
