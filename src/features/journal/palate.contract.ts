import * as z from 'zod/mini'
import { cigarDrawing } from '#features/catalogue/catalogue.contract.ts'
import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import { contract, file, json } from '#platform/api.contract.ts'
import { isTimeZone } from '#platform/calendar.rules.ts'
import type { Lettering } from '#platform/lettering.contract.ts'
import { optionalText } from '#platform/text.contract.ts'
import { flavors } from './flavors.rules.ts'

export const palateUnreadable = 'Your palate wasn’t loaded. Try again.'

/** The last three months, the last twelve, and all there is. */
export const periods = ['season', 'year', 'all'] as const
export type Period = (typeof periods)[number]

/** Entries with flavors that make a shape. */
export const minShapeEntries = 5
/** In each list of favorites. */
export const maxFavorites = { cigars: 8, others: 5 } as const

const timeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, 'Please give a time zone'))
const flavor = z.enum(flavors)
const perAxis = z.array(z.number()).check(z.length(flavorAxes.length))

const palateShape = z.object({
  entries: z.number(),
  /** Of these, the ones with flavors. */
  tagged: z.number(),
  /** Entries with a flavor of the axis, in the order of `flavorAxes`. */
  counts: perAxis,
  /** The same as a share, weighted by the stars. */
  values: perAxis,
  leading: z.array(flavor),
})
export type PalateShape = z.output<typeof palateShape>

const palatePeriod = z.object({
  now: palateShape,
  /** The period of the same length before; null of all time. */
  before: z.nullable(palateShape),
  /** Positions in `flavorAxes`, the largest difference first. */
  changes: z.array(z.object({ axis: z.number(), isMore: z.boolean() })),
})
export type PalatePeriod = z.output<typeof palatePeriod>

const favorite = z.object({
  name: z.string(),
  times: z.number(),
  /** The mean. */
  rating: z.number(),
  lastDay: z.string(),
  lastId: z.string(),
  /** Finds all of them in the journal; null if no one text does. */
  search: z.nullable(z.string()),
  lineId: z.nullable(z.string()),
})
export type Favorite = z.output<typeof favorite>

/** With what the catalogue knows of the cigar. */
const known = { brand: z.nullable(z.string()), drawing: z.nullable(cigarDrawing) }
const favoriteCigar = z.extend(favorite, known)
export type FavoriteCigar = z.output<typeof favoriteCigar>

const smokeYearEntry = z.object({
  id: z.string(),
  day: z.string(),
  cigar: z.string(),
  drink: z.nullable(z.string()),
  rating: z.number(),
  lineId: z.nullable(z.string()),
})
export type SmokeYearEntry = z.output<typeof smokeYearEntry>

const smokeYear = z.object({
  year: z.number(),
  cigars: z.number(),
  /** Days with an entry. */
  evenings: z.number(),
  /** Evenings of each month. */
  months: z.array(z.number()),
  /** Of the entries whose duration is known, and how many these are. */
  minutes: z.number(),
  timed: z.number(),
  tagged: z.number(),
  /** The most frequent first. */
  flavors: z.array(z.object({ flavor, times: z.number() })),
  /** The latest of those with the most stars. */
  best: z.extend(smokeYearEntry, known),
  /** Others with as many stars. */
  asGood: z.number(),
  /** Null if no cigar was smoked twice. */
  mostSmoked: z.nullable(favoriteCigar),
  first: smokeYearEntry,
  last: smokeYearEntry,
})
export type SmokeYear = z.output<typeof smokeYear>

const palate = z.object({
  /** On the member's calendar. */
  today: z.string(),
  entries: z.number(),
  periods: z.object({ season: palatePeriod, year: palatePeriod, all: palatePeriod }),
  /** Smoked, poured or noted at least twice, the most frequent first. */
  favorites: z.object({
    cigars: z.array(favoriteCigar),
    drinks: z.array(favorite),
    flavors: z.array(favorite),
    makers: z.array(favorite),
    wrappers: z.array(favorite),
  }),
  /** With an entry, the latest first. */
  years: z.array(smokeYear),
})
export type Palate = z.output<typeof palate>

/** What a picture of a year can show. */
export const cardParts = ['count', 'months', 'time', 'favorite', 'flavors'] as const
export type CardPart = (typeof cardParts)[number]
export const maxCardNameLength = 60

/** Only what the member chose is not null. */
export interface YearCardData {
  year: number
  name: string | null
  count: Pick<SmokeYear, 'cigars' | 'evenings'> | null
  months: readonly number[] | null
  time: Pick<SmokeYear, 'minutes' | 'timed' | 'cigars'> | null
  favorite:
    | (Pick<FavoriteCigar, 'brand' | 'drawing'> & { name: string; times: number; rating: number })
    | null
  /** Labels. */
  flavors: readonly string[] | null
}
export const yearCardSize = { width: 1080, height: 1350 } as const
/** With the owner's name for the site. */
export type NamedYearCard = YearCardData & { siteName: string }
/** Returns an SVG that needs no style sheet. */
export type RenderYearCard = (card: NamedYearCard, lettering: Lettering) => string
/** Returns a PNG. */
export type DrawYearCard = (card: YearCardData) => Promise<Uint8Array>

export const palateContract = contract({
  readPalate: {
    method: 'GET',
    path: '/api/journal/palate',
    summary:
      'What the member’s journal says about their palate: flavors over time, favorites and every year, on the calendar of a time zone.',
    opensTo: 'members',
    query: z.strictObject({ timeZone }),
    out: json(palate),
    refusals: {},
  },
  drawYearCard: {
    method: 'POST',
    path: '/api/journal/palate/card',
    summary: 'A picture of a year with the chosen parts only. It is stored nowhere and has no address.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        timeZone,
        year: z.int().check(z.gte(1900), z.lte(9999)),
        parts: z.array(z.enum(cardParts)).check(z.minLength(1, 'Please choose what the picture shows')),
        /** Whose year it is; null leaves it out. */
        name: z.nullable(optionalText({ maxLength: maxCardNameLength })),
      }),
    ),
    out: file('image/png'),
    refusals: { NO_ENTRIES: { status: 404, error: 'Your journal has no entry of that year.' } },
    // About 150 ms of one core.
    limit: { requests: 20, seconds: 60 },
  },
})
