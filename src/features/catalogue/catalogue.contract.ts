import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { searchText } from '#platform/text.contract.ts'
import { type DrinkGroup, drinkQuestion, type JudgedDrink } from './drink-group.contract.ts'
import { type GlassType, glassTypes } from './glass.contract.ts'
import type { Note } from './note.contract.ts'

export const wrapperClasses = [
  'candela',
  'connecticut',
  'cameroon',
  'corojo',
  'criollo',
  'habano',
  'sumatra',
  'broadleaf',
  'san-andres',
  'brazilian',
  'cuban',
  'dominican',
  'nicaraguan',
  'pennsylvania',
  'honduran',
  'natural',
  'maduro',
] as const
export type WrapperClass = (typeof wrapperClasses)[number]

/** Wrapper colors, light to dark. */
export const shades = ['candela', 'connecticut', 'claro', 'colorado', 'rosado', 'maduro', 'oscuro'] as const
export type Shade = (typeof shades)[number]

export const cigarShapes = ['parejo', 'torpedo', 'piramide', 'perfecto', 'lancero'] as const
export type CigarShape = (typeof cigarShapes)[number]

/** `high`: several published descriptions agree; `medium`: wrapper and country are known, notes may be typical. */
export const knownConfidences = ['high', 'medium'] as const
/** `low`: only the name is known. */
export const confidences = [...knownConfidences, 'low'] as const

/** How a cigar is made. `infused` and `flavored` cigars taste of something else than tobacco. */
export const makes = ['handmade', 'infused', 'flavored', 'tipped', 'machine-made', 'pipe-tobacco'] as const
export type Make = (typeof makes)[number]

export const releaseStatuses = ['regular', 'limited', 'shop-exclusive', 'discontinued'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

/** In the US: a cigar under $7, to $12, to $20, above; a bottle under $30, to $60, to $120, above; a mixed drink by its bottles. */
export const priceBands = ['$', '$$', '$$$', '$$$$'] as const
export type PriceBand = (typeof priceBands)[number]

/** In the US: on any well-kept shelf, worth a search, a trophy, or not sold there. */
export const availabilities = ['usual', 'seek', 'rare', 'not-in-us'] as const
export type Availability = (typeof availabilities)[number]

/** Strength and body: 1 mild, 2 mild-medium, 3 medium, 4 medium-full, 5 full. */
export type Degree = 1 | 2 | 3 | 4 | 5

export interface Vitola {
  name: string
  lengthInches: number
  /** Diameter in 64ths of an inch. */
  ringGauge: number
  shape: CigarShape
}

/** A line by its name, which is all that is known of many. */
export interface CigarLine {
  id: string
  brand: string
  line: string
  aliases: readonly string[]
  /** Where it is rolled. Empty where only the name is known, except for Cuban makers. */
  country: string
  make: Make
  status: ReleaseStatus | undefined
  /** The published page that the row was checked against, and the day (`2026-11-23`). */
  sourceUrl: string | undefined
  checked: string | undefined
  confidence: (typeof confidences)[number]
  /** As `data/` names it, where the lounge has corrected the name. */
  formerName?: string | undefined
}

/** A line with all its facts. */
export interface Cigar extends CigarLine {
  confidence: (typeof knownConfidences)[number]
  wrapper: string
  wrapperClass: WrapperClass
  shade: Shade
  /** Of a second wrapper leaf, wound as a stripe over the first (barber pole). Missing for all but a few. */
  stripeShade?: Shade | undefined
  binder: string
  filler: string
  strength: Degree
  body: Degree
  /** Leading notes first. */
  notes: readonly string[]
  /** The row has none: these are typical of its wrapper (`data/wrapper-notes.csv`). */
  areNotesTypical: boolean
  /** Leading notes of the first, second and final third, where a published review tells them apart. */
  thirds: readonly [readonly string[], readonly string[], readonly string[]] | undefined
  vitolas: readonly Vitola[]
  /** Of the first release. */
  year: number | undefined
  price: PriceBand | undefined
}

export function isKnownCigar(line: CigarLine): line is Cigar {
  return line.confidence !== 'low'
}

export const drinkFamilies = {
  spirit: [
    'rum',
    'bourbon',
    'rye',
    'scotch-unpeated',
    'scotch-peated',
    'irish',
    'japanese',
    'cognac',
    'agave',
    'other-spirit',
  ],
  wine: ['red', 'white', 'port', 'sparkling', 'sherry-madeira', 'dessert', 'beer'],
  mocktail: ['coffee', 'tea', 'sweet-soda', 'ginger', 'fruit', 'beer'],
} as const
export type DrinkKind = keyof typeof drinkFamilies
export type DrinkFamily = (typeof drinkFamilies)[DrinkKind][number]
export const drinkKinds = Object.keys(drinkFamilies) as DrinkKind[]
/** Beer is of two kinds, and listed once. */
export const allDrinkFamilies: readonly DrinkFamily[] = [...new Set(Object.values(drinkFamilies).flat())]

export interface Drink extends JudgedDrink {
  id: string
  name: string
  /** As `data/` names it, where the lounge has corrected the name. */
  formerName?: string | undefined
  kind: DrinkKind
  family: DrinkFamily
  style: string
  aliases: readonly string[]
  /** US proof: twice the alcohol by volume. */
  proof: number
  weight: Degree
  /** 0 (none) to 5 (dominant), like the next four. */
  sweetness: number
  smoke: number
  acidity: number
  tannin: number
  bubbles: number
  notes: readonly string[]
  glass: GlassType
  colour: string
  serve: string
  recipe: readonly string[]
  /** With its article: `a French 75`, `an espresso shakerato`, `Talisker 10`. */
  saidAs: string
  price: PriceBand
  availability: Availability
  sentence: string
}

/** A pairing that others published, by the names on their page: evidence, not our advice. */
export interface PublishedPairing {
  cigar: string
  drink: string
  kind: DrinkKind
  family: DrinkFamily | 'other'
  isRecommended: boolean
  body: Degree | undefined
  source: string
  isSought: boolean
}

export interface CatalogueData {
  drinkGroups: readonly DrinkGroup[]
  notesById: ReadonlyMap<string, Note>
  brands: readonly { brand: string; aliases: readonly string[] }[]
  /** The lines with all their facts: what is paired, suggested and counted. */
  cigars: readonly Cigar[]
  cigarsById: ReadonlyMap<string, Cigar>
  /** These and the lines of which only the name is known, in one order. */
  lines: readonly CigarLine[]
  linesById: ReadonlyMap<string, CigarLine>
  drinks: readonly Drink[]
  drinksById: ReadonlyMap<string, Drink>
  published: readonly PublishedPairing[]
}

export const cataloguePages = {
  cigars: '/cigars',
  cigar: (id: string) => `/cigars/${id}`,
  drinks: '/drinks',
  drink: (id: string) => `/drinks/${id}`,
}

/** Longer text cannot be a cigar name. */
export const maxCigarTextLength = 10_000

export const cigarMatch = z.object({
  id: z.string(),
  brand: z.string(),
  line: z.string(),
  /** 0 to 1: the share of the typed text that this line explains. */
  score: z.number(),
})
export type CigarMatch = z.output<typeof cigarMatch>

export const cigarDrawing = z.object({
  lengthInches: z.number(),
  ringGauge: z.number(),
  shape: z.enum(cigarShapes),
  shade: z.enum(shades),
  /** Of a second leaf that is wound as a stripe; missing for a wrapper of one leaf. */
  stripeShade: z.optional(z.enum(shades)),
})
export type CigarDrawing = z.output<typeof cigarDrawing>

/** Sent when two makers use the typed name; each `cigar` is a text that is recognized without a further question. */
export const versionQuestion = z.object({
  text: z.string(),
  choices: z.array(z.object({ text: z.string(), cigar: z.string() })),
})
export type VersionQuestion = z.output<typeof versionQuestion>

export const drinkMatch = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(drinkKinds),
  family: z.enum(allDrinkFamilies),
  style: z.string(),
  glass: z.enum(glassTypes),
  colour: z.string(),
})
export type DrinkMatch = z.output<typeof drinkMatch>

export const pairDrawing = z.object({
  /** The drawing is null where the size or the shade is not known. */
  cigar: z.object({ brand: z.string(), line: z.string(), drawing: z.nullable(cigarDrawing) }),
  drink: z.object({
    name: z.string(),
    kind: z.enum(drinkKinds),
    glass: z.enum(glassTypes),
    colour: z.string(),
    serve: z.string(),
  }),
})
export type PairDrawing = z.output<typeof pairDrawing>

export const catalogueContract = contract({
  searchCigars: {
    method: 'GET',
    path: '/api/cigars/search',
    summary: 'Finds the cigar lines that match the typed text, best first.',
    opensTo: 'everyone',
    query: z.strictObject({
      q: searchText({ maxLength: maxCigarTextLength }),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 8),
    }),
    out: json(
      z.object({
        recognised: z.boolean(),
        /** The drawing and the facts are null for a line of which only the name is known; the vitola is the drawn one. */
        matches: z.array(
          z.extend(cigarMatch, {
            drawing: z.nullable(cigarDrawing),
            wrapper: z.nullable(z.string()),
            vitola: z.nullable(z.string()),
          }),
        ),
        question: z.nullable(versionQuestion),
      }),
    ),
    refusals: {},
    limit: { requests: 200, seconds: 10 },
  },
  searchDrinks: {
    method: 'GET',
    path: '/api/drinks/search',
    summary: 'Finds the drinks that match the typed text, best first.',
    opensTo: 'everyone',
    query: z.strictObject({
      q: searchText({ maxLength: maxCigarTextLength }),
      kind: z.optional(z.enum(drinkKinds)),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 8),
    }),
    out: json(
      z.object({
        /** Whether the text names a drink or a kind of drink, and is not just near one. */
        recognised: z.boolean(),
        matches: z.array(drinkMatch),
        question: z.nullable(drinkQuestion),
      }),
    ),
    refusals: {},
    limit: { requests: 200, seconds: 10 },
  },
})
