import * as z from 'zod/mini'
import {
  allDrinkFamilies,
  availabilities,
  cigarDrawing,
  drinkKinds,
  knownConfidences,
  maxCigarTextLength,
  priceBands,
  shades,
} from '#features/catalogue/catalogue.contract.ts'
import { glassTypes } from '#features/catalogue/glass.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

export const cigarMissing = 'Please enter a cigar name'
export const pairingFailed = 'Failed to generate pairing recommendation'
export const pairingUnavailable = 'Unable to generate pairing recommendation. Please try again later.'

/**
 * exact: a line of the catalogue; close: a likely misspelling of one; name-only: a line of which only the name is known, or
 * one that the catalogue lacks of a maker that it has; inferred: from what was said about wrapper, strength, origin or size.
 */
export const recognitions = ['exact', 'close', 'name-only', 'inferred'] as const

export const flavorAxes = ['Earth', 'Wood', 'Spice', 'Fruit', 'Sweet', 'Roast', 'Nut', 'Cream'] as const

export const reason = z.object({
  points: z.number(),
  text: z.string(),
  /** Positions in `flavorAxes` of the flavors it is about; missing if it is about none. */
  axes: z.optional(z.array(z.number())),
})
export type Reason = z.output<typeof reason>

/** From 0 to 1, in the order of `flavorAxes`. */
const flavorShape = z.array(z.number()).check(z.length(flavorAxes.length))

/** Each `cigar` is a text that is answered with this choice made. */
export const cigarQuestion = z.object({
  text: z.string(),
  choices: z.array(
    z.object({
      text: z.string(),
      cigar: z.string(),
      /** What the choice says about the cigar; missing for the choice between two makers. */
      about: z.optional(z.enum(['line', 'wrapper', 'strength'])),
      /** For the swatch of a wrapper. */
      shade: z.optional(z.enum(shades)),
    }),
  ),
})
export type CigarQuestion = z.output<typeof cigarQuestion>

/** Facts are null where they are not known. */
export const pairedCigar = z.object({
  /** Null for a line that the catalogue lacks. */
  id: z.nullable(z.string()),
  brand: z.string(),
  line: z.string(),
  /** `Exclusivo, 5.5 × 50` */
  size: z.nullable(z.string()),
  wrapper: z.nullable(z.string()),
  /** Where it is rolled. */
  country: z.nullable(z.string()),
  recognition: z.enum(recognitions),
  /** Null if the facts are not those of the catalogue. */
  confidence: z.nullable(z.enum(knownConfidences)),
  /**
   * Address of the page where wrapper and country were read, and the day (`2026-11-23`). Strength, flavors and minutes are
   * our own reading.
   */
  source: z.nullable(z.string()),
  checked: z.nullable(z.string()),
  /** What others published for this line: evidence, and none of it our advice. */
  published: z.array(z.object({ drink: z.string(), isRecommended: z.boolean(), source: z.string() })),
  /** What the profile is based on: `Toro, 6 × 52, San Andrés maduro`. */
  description: z.string(),
  /** `Full body. About 70 minutes.` Empty if only the name is known. */
  detail: z.string(),
  /** Null if the size is not known. */
  drawing: z.nullable(cigarDrawing),
  flavour: z.nullable(flavorShape),
})
export type PairedCigar = z.output<typeof pairedCigar>

export const pairedDrink = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(drinkKinds),
  family: z.enum(allDrinkFamilies),
  style: z.string(),
  price: z.enum(priceBands),
  availability: z.enum(availabilities),
  proof: z.number(),
  serve: z.string(),
  recipe: z.array(z.string()),
  glass: z.enum(glassTypes),
  colour: z.string(),
  flavour: flavorShape,
  /** Set for a member's own bottle: it is judged as a typical one of this style, and has no page and no price. */
  judgedAs: z.optional(z.string()),
  /** Then `proof` is the usual one. */
  isProofUnknown: z.optional(z.boolean()),
})
export type PairedDrink = z.output<typeof pairedDrink>

/** What is said about a pair. Null is left out; a cigar of which only the name is known has no score and no reasons. */
export const pairTexts = z.object({
  /** 0 to 100, the sum of the points of all reasons. */
  score: z.nullable(z.number()),
  verdict: z.nullable(z.string()),
  /** The reason that is told. */
  why: z.nullable(z.string()),
  /** The notes that both have. */
  share: z.nullable(z.string()),
  /** A note of the cigar and a different one of the drink that go together. */
  differ: z.nullable(z.string()),
  /** How heavy the drink is beside the smoke. */
  weight: z.nullable(z.string()),
  /** The leading notes of each, where a published review tells them apart; three, or none. */
  thirds: z.array(z.string()).check(z.maxLength(3)),
  caution: z.nullable(z.string()),
})

export type PairTexts = z.output<typeof pairTexts>

/** Another pair beside the first one; its address is a result page of its own. */
export const otherPair = z.object({
  /**
   * A drink without alcohol, a drink of another family that any good shop has, or another cigar for the drink that was
   * named.
   */
  role: z.enum(['without-alcohol', 'instead', 'cigar']),
  /** Of that drink or that cigar. */
  id: z.string(),
  name: z.string(),
  /** `Islay single malt`, `Broadleaf, full` */
  detail: z.string(),
  score: pairTexts.shape.score,
  address: z.string(),
})
export type OtherPair = z.output<typeof otherPair>

/** Of a maker that was typed alone: the pairing is for its usual cigar. */
export const makerLines = z.object({
  brand: z.string(),
  /** How many lines of it the catalog has. */
  count: z.number(),
  /** The best known first. `cigar` is a text that is answered for the line. */
  lines: z.array(z.object({ id: z.string(), name: z.string(), cigar: z.string() })),
})
export type MakerLines = z.output<typeof makerLines>

export const freePairing = z.object({
  /** The whole recommendation as text, for reading aloud. */
  result: z.string(),
  cigar: pairedCigar,
  drink: z.extend(pairedDrink, { score: pairTexts.shape.score }),
  ...pairTexts.shape,
  reasons: z.array(reason),
  /**
   * Set if two makers or several lines of one fit the typed name, or if only the name is known; the pairing is for the
   * likeliest answer.
   */
  question: z.nullable(cigarQuestion),
  maker: z.optional(makerLines),
  others: z.array(otherPair),
  /** Path of a page with this result. */
  address: z.string(),
})
export type FreePairing = z.output<typeof freePairing>

export const pairingContract = contract({
  recommendFreePairing: {
    method: 'POST',
    path: '/api/litepair',
    summary: 'Recommends one drink for a cigar, or one cigar for a drink. Free, no session needed.',
    opensTo: 'everyone',
    body: json(
      z.strictObject({ cigar: typedText({ missing: cigarMissing, maxLength: maxCigarTextLength }) }),
    ),
    out: json(freePairing),
    refusals: {
      NOT_A_CIGAR: {
        status: 422,
        error: 'We don’t know that one. Try the name on the band, or say “mild Connecticut”.',
      },
    },
    limit: { requests: 30, seconds: 10 },
  },
})

/** For a line or a drink of the catalogue, for a pair of both, or for words that describe a cigar or a drink. */
export const resultPages = {
  finder: '/match',
  ofCigar: (cigarId: string) => `/match/${cigarId}`,
  ofDrink: (drinkId: string) => `/match/with/${drinkId}`,
  ofPair: (cigarId: string, drinkId: string) => `/match/${cigarId}/${drinkId}`,
  /** With a drink: that drink beside the cigar of these words. */
  ofWords: (cigar: string, drinkId?: string) =>
    `/match?cigar=${encodeURIComponent(cigar)}${drinkId === undefined ? '' : `&drink=${drinkId}`}`,
}

/** Where a visitor signs in and the vault then saves the pair and opens it; a member goes there at once. */
export function keepPath(pairing: FreePairing): string {
  return `/login?next=${encodeURIComponent(vaultPath(pairing))}`
}

/** Where the vault of a member saves the pair, marks it as had today, and opens it. */
export function tonightPath(pairing: FreePairing): string {
  return `${vaultPath(pairing)}&tonight=true`
}

function vaultPath({ cigar, drink, address }: FreePairing): string {
  const words = /[?&]cigar=([^&]+)/.exec(address)?.[1]
  const named = cigar.id ?? words ?? encodeURIComponent(cigar.line)
  return `/dashboard/pairings?cigar=${named}&drink=${drink.id}`
}
