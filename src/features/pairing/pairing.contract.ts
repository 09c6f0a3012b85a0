import * as z from 'zod/mini'
import {
  allDrinkFamilies,
  cigarDrawing,
  drinkKinds,
  glassTypes,
  maxCigarTextLength,
  versionQuestion,
} from '#features/catalogue/catalogue.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

export const cigarMissing = 'Please enter a cigar name'
export const pairingFailed = 'Failed to generate pairing recommendation'
export const pairingUnavailable = 'Unable to generate pairing recommendation. Please try again later.'

/** exact: a line of the catalogue; close: a likely misspelling of one; inferred: from wrapper, origin or size only. */
export const recognitions = ['exact', 'close', 'inferred'] as const

export const reason = z.object({
  points: z.number(),
  text: z.string(),
})
export type Reason = z.output<typeof reason>

export const flavorAxes = ['Earth', 'Wood', 'Spice', 'Fruit', 'Sweet', 'Roast', 'Nut', 'Cream'] as const

/** From 0 to 1, in the order of `flavorAxes`. */
const flavorShape = z.array(z.number()).check(z.length(flavorAxes.length))

export const freePairing = z.object({
  /** The whole recommendation as text, for reading aloud. */
  result: z.string(),
  cigar: z.object({
    /** Null for a cigar that is only inferred. */
    id: z.nullable(z.string()),
    brand: z.string(),
    line: z.string(),
    recognition: z.enum(recognitions),
    /** What the profile is based on: `Toro, 6 × 52, San Andrés maduro`. */
    description: z.string(),
    /** `Full body. About 70 minutes.` */
    detail: z.string(),
    drawing: cigarDrawing,
    flavour: flavorShape,
  }),
  drink: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(drinkKinds),
    family: z.enum(allDrinkFamilies),
    style: z.string(),
    proof: z.number(),
    serve: z.string(),
    recipe: z.array(z.string()),
    glass: z.enum(glassTypes),
    colour: z.string(),
    flavour: flavorShape,
  }),
  /** 0 to 100, the sum of the points of all reasons. */
  score: z.number(),
  verdict: z.string(),
  reasons: z.array(reason),
  /** Why this family of drinks suits this kind of wrapper. */
  why: z.string(),
  share: z.string(),
  differ: z.string(),
  weight: z.string(),
  thirds: z.array(z.string()).check(z.length(3)),
  caution: z.nullable(z.string()),
  /** Set if two makers use the typed name; the pairing is for the likelier one. */
  question: z.nullable(versionQuestion),
  /** Path of a page with this result. */
  address: z.string(),
})
export type FreePairing = z.output<typeof freePairing>

export const pairingContract = contract({
  recommendFreePairing: {
    method: 'POST',
    path: '/api/litepair',
    summary: 'Recommends one drink for a cigar. Free, no session needed.',
    opensTo: 'everyone',
    body: json(
      z.strictObject({ cigar: typedText({ missing: cigarMissing, maxLength: maxCigarTextLength }) }),
    ),
    out: json(freePairing),
    refusals: {
      NOT_A_CIGAR: {
        status: 422,
        error:
          'That does not read like a cigar we know. Try the name on the band, or tell us its wrapper or its strength.',
      },
    },
    limit: { requests: 30, seconds: 10 },
  },
})

/** For a line of the catalogue, or for words that describe a cigar. */
export const resultPages = {
  finder: '/match',
  ofCigar: (cigarId: string) => `/match/${cigarId}`,
  ofWords: (cigar: string) => `/match?cigar=${encodeURIComponent(cigar)}`,
}
