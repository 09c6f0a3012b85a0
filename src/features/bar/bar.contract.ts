import * as z from 'zod/mini'
import { drinkMatch } from '#features/catalogue/catalogue.contract.ts'
import { contract, json } from '#platform/api.contract.ts'
import { pathText, searchText, typedText } from '#platform/text.contract.ts'
import { bottleTypeIds } from './bottle-types.rules.ts'

/** How much is left in the bottle, roughly. An empty one cannot be poured from, and waits to be bought again. */
export const barLevels = ['full', 'half', 'low', 'empty'] as const
export type BarLevel = (typeof barLevels)[number]

/** To the member's open tabs, without data. */
export const barEvent = 'bar-changed'

/** Bounds what one member can store. */
export const maxBottles = 500

export const barDrink = z.object({
  ...drinkMatch.shape,
  level: z.enum(barLevels),
  added_at: z.string(),
  /** Set for a bottle that the catalogue does not have. */
  own: z.nullable(z.object({ type: z.enum(bottleTypeIds), abv: z.nullable(z.number()) })),
})
export type BarDrink = z.output<typeof barDrink>

/** Longer text is no name on a label. */
export const maxBottleTextLength = 200
export const maxCandidates = 5

/** `exact`: the text is the name of one drink. `close`: it is surely near to the candidates. `unknown`: it may be none. */
export const bottleRecognitions = ['exact', 'close', 'unknown'] as const

export const recognizedBottle = z.object({
  recognition: z.enum(bottleRecognitions),
  /** Best first; one if the text is exact. */
  candidates: z.array(drinkMatch).check(z.maxLength(maxCandidates)),
})
export type RecognizedBottle = z.output<typeof recognizedBottle>

export const maxOwnNameLength = 80
export const wrongAbv = 'Please give the alcohol in percent, 0 to 100'
export const ownNameMissing = 'Please name the bottle'

export const ownBottleFields = {
  name: typedText({ missing: ownNameMissing, maxLength: maxOwnNameLength }),
  type: z.enum(bottleTypeIds, 'Please choose what is in it'),
  abv: z.nullable(
    z.number().check(
      z.gte(0, wrongAbv),
      z.lte(100, wrongAbv),
      // A label has at most two decimals, and the column refuses what is nearly nothing.
      z.overwrite(abv => Math.round(abv * 100) / 100),
    ),
  ),
}

const params = z.strictObject({ drinkId: pathText({ maxLength: 200 }) })
const barFull = {
  BAR_FULL: { status: 409, error: 'Your bar is full. Remove a drink first.' },
} as const
const noSuchDrink = { NO_SUCH_DRINK: { status: 404, error: 'We don’t know that drink.' } } as const

export const barContract = contract({
  readBar: {
    method: 'GET',
    path: '/api/bar',
    summary: 'The drinks in the member’s bar, the latest first.',
    opensTo: 'members',
    out: json(z.object({ drinks: z.array(barDrink) })),
    refusals: {},
  },
  recognizeBottle: {
    method: 'GET',
    path: '/api/bar/recognition',
    summary: 'What a typed bottle is taken for. Only an exact name may be added without asking.',
    opensTo: 'members',
    query: z.strictObject({ q: searchText({ maxLength: maxBottleTextLength }) }),
    out: json(recognizedBottle),
    refusals: {},
    limit: { requests: 200, seconds: 10 },
  },
  saveBarDrink: {
    method: 'PUT',
    path: '/api/bar/:drinkId',
    summary: 'Adds a drink of the catalog to the bar, or changes how much is left of it.',
    opensTo: 'members',
    params,
    body: json(z.strictObject({ level: z._default(z.enum(barLevels), 'full') })),
    out: json(barDrink),
    refusals: { ...noSuchDrink, ...barFull },
  },
  saveOwnBottle: {
    method: 'PUT',
    path: '/api/bar/own/:id',
    summary:
      'Adds a bottle that the catalog does not have, or changes it. Its id in the bar is `own:` and this one.',
    opensTo: 'members',
    params: z.strictObject({ id: z.string().check(z.regex(/^[\da-z-]{1,60}$/)) }),
    body: json(z.strictObject({ ...ownBottleFields, level: z._default(z.enum(barLevels), 'full') })),
    out: json(barDrink),
    refusals: barFull,
  },
  removeBarDrink: {
    method: 'DELETE',
    path: '/api/bar/:drinkId',
    summary: 'Takes a drink out of the bar.',
    opensTo: 'members',
    params,
    out: json(z.object({ done: z.literal(true) })),
    refusals: noSuchDrink,
  },
})
