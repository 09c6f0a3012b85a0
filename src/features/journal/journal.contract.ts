import * as z from 'zod/mini'
import { cigarDrawing } from '#features/catalogue/catalogue.contract.ts'
import { contract, file, json } from '#platform/api.contract.ts'
import { rowVersion, versionQuery } from '#platform/row-version.contract.ts'
import { optionalText, searchText, typedText } from '#platform/text.contract.ts'
import { flavors } from './flavors.rules.ts'

export const entriesUnreadable = 'Failed to load journal entries'
export const entryNotAdded = 'Failed to add entry'
export const entryNotDeleted = 'Failed to delete entry'

/** To the member's open tabs, without data. */
export const journalEvent = 'journal-changed'

export const pageSize = 24
/** Bounds what one member can store. */
export const maxEntries = 20_000
export const defaultRating = 3
export const maxJournalSearchLength = 100
export const entryLengths = { cigar: 300, drink: 300, vitola: 80, notes: 10_000, third: 2_000 } as const
export const maxFlavors = 12
export const maxDurationMinutes = 600

export const draws = ['tight', 'easy', 'loose'] as const
export const burns = ['even', 'wavy', 'canoed', 'tunneled'] as const
export const appearances = ['flawless', 'rustic', 'damaged'] as const
export const ratings = [1, 2, 3, 4, 5] as const

const wrongRating = 'Please give a rating from 1 to 5'
const wrongDuration = 'Please give whole minutes from 1 to 600'
export const wrongTime = 'Please choose today or an earlier day'
const tooEarly = 'Please choose a day since 1900'
const earliest = '1900-01-01'
const millisecondsOfDay = 86_400_000
const hasCome = (time: string) => Date.parse(time) <= Date.now() + millisecondsOfDay

/** A moment, or a day, which stands for its noon. */
const smokedAt = z
  .union([
    z.iso.datetime({ offset: true, error: wrongTime }),
    z.pipe(
      z.iso.date(wrongTime),
      z.transform(day => `${day}T12:00:00Z`),
    ),
  ])
  .check(
    z.refine(time => time >= earliest, tooEarly),
    z.refine(hasCome, wrongTime),
  )

function textOrNull(maxLength: number) {
  return z.pipe(
    z.nullable(optionalText({ maxLength })),
    z.transform(text => text || null),
  )
}

const rating = z.int(wrongRating).check(z.gte(1, wrongRating), z.lte(5, wrongRating))
const words = {
  cigar: typedText({ missing: 'Please enter a cigar name', maxLength: entryLengths.cigar }),
  notes: typedText({ missing: 'Please enter your tasting notes', maxLength: entryLengths.notes }),
}
const third = textOrNull(entryLengths.third)
const details = {
  drink: textOrNull(entryLengths.drink),
  vitola: textOrNull(entryLengths.vitola),
  /** Of the first, the second and the last third. */
  thirds: z.tuple([third, third, third]),
  draw: z.nullable(z.enum(draws)),
  burn: z.nullable(z.enum(burns)),
  appearance: z.nullable(z.enum(appearances)),
  flavors: z.array(z.enum(flavors)).check(
    z.maxLength(maxFlavors, 'Please choose at most 12 notes'),
    z.overwrite(chosen => [...new Set(chosen)]),
  ),
  durationMinutes: z.nullable(
    z.int(wrongDuration).check(z.gte(1, wrongDuration), z.lte(maxDurationMinutes, wrongDuration)),
  ),
  /** Of the member's own vault and humidor. */
  pairingId: z.nullable(z.uuid()),
  humidorItemId: z.nullable(z.uuid()),
}
const optionalDetails = z.partial(z.object(details)).shape

export const newEntry = z.strictObject({
  ...optionalDetails,
  ...words,
  rating: z._default(rating, defaultRating),
  /** Default: now. */
  smokedAt: z.optional(smokedAt),
  /** Chosen by a device that may have to send it twice: an entry is made once. */
  id: z.optional(z.uuid()),
})
export type NewEntry = z.output<typeof newEntry>

const entryChanges = z
  .strictObject({
    ...optionalDetails,
    ...z.partial(z.object({ ...words, rating, smokedAt })).shape,
    /** Of the entry that the change was made to. */
    version: rowVersion,
  })
  .check(z.refine(changes => Object.keys(changes).length > 1, 'Nothing to change'))
export type EntryChanges = Omit<z.output<typeof entryChanges>, 'version'>

export const entryClimate = z.object({
  /** Degrees Fahrenheit and percent, calibrated. */
  temperature: z.number(),
  humidity: z.number(),
})

export const journalEntry = z.object({
  id: z.string(),
  cigar: z.string(),
  drink: z.nullable(z.string()),
  rating: z.number(),
  notes: z.string(),
  smokedAt: z.string(),
  vitola: z.nullable(z.string()),
  thirds: z.tuple([z.nullable(z.string()), z.nullable(z.string()), z.nullable(z.string())]),
  draw: details.draw,
  burn: details.burn,
  appearance: details.appearance,
  flavors: z.array(z.enum(flavors)),
  durationMinutes: z.nullable(z.number()),
  pairingId: z.nullable(z.string()),
  humidorItemId: z.nullable(z.string()),
  /** Another one after every upload; null without a photo. */
  photoId: z.nullable(z.string()),
  /** Of the member's sensor at that time, written down by itself; null without one. */
  climate: z.nullable(entryClimate),
  createdAt: z.string(),
  version: z.number(),
  /** A line of the catalogue; null where it does not know the cigar. */
  lineId: z.nullable(z.string()),
  /** Its maker, as the catalogue has it. */
  brand: z.nullable(z.string()),
  /** Null where size or shade is not known. */
  drawing: z.nullable(cigarDrawing),
})
export type JournalEntry = z.output<typeof journalEntry>

const params = z.strictObject({ id: z.uuid() })
export const noSuchEntry = {
  NO_SUCH_ENTRY: { status: 404, error: 'That entry is not in your journal.' },
} as const
const noSuchReference = {
  NO_SUCH_PAIRING: { status: 404, error: 'That pairing is not in your vault.' },
  NO_SUCH_ITEM: { status: 404, error: 'That cigar is not in your humidor.' },
} as const
const changedMeanwhile = {
  CHANGED_MEANWHILE: { status: 409, error: 'This was changed on another device in the meantime.' },
} as const

export const journalContract = contract({
  listEntries: {
    method: 'GET',
    path: '/api/journal/entries',
    summary:
      'The member’s journal, the latest first, a page at a time; `next` is the cursor of the next page.',
    opensTo: 'members',
    query: z.strictObject({
      /** Part of the cigar, the drink or any note. */
      q: searchText({ maxLength: maxJournalSearchLength }),
      rating: z.optional(z.coerce.number(wrongRating).check(z.int(), z.gte(1), z.lte(5))),
      /** In UTC. */
      year: z.optional(z.coerce.number().check(z.int(), z.gte(1900), z.lte(9999))),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    out: json(
      z.object({
        entries: z.array(journalEntry),
        next: z.nullable(z.string()),
        /** How many match the filter; null on later pages. */
        total: z.nullable(z.number()),
        /** With entries, whatever the filter, the latest first. */
        years: z.array(z.number()),
      }),
    ),
    refusals: {},
  },
  readEntry: {
    method: 'GET',
    path: '/api/journal/entries/:id',
    summary: 'One entry of the member’s journal.',
    opensTo: 'members',
    params,
    out: json(journalEntry),
    refusals: noSuchEntry,
  },
  addEntry: {
    method: 'POST',
    path: '/api/journal/entries',
    summary: 'Adds an entry. A repeated call with the same `id` answers with the entry that is there.',
    opensTo: 'members',
    body: json(newEntry),
    out: json(journalEntry),
    refusals: {
      ...noSuchReference,
      TOO_MANY_ENTRIES: { status: 409, error: 'Your journal is full: 20,000 entries.' },
    },
  },
  changeEntry: {
    method: 'PATCH',
    path: '/api/journal/entries/:id',
    summary:
      'Changes the given fields of an entry, if it still has the given version. If not, `current` of the refusal is the entry as it is now.',
    opensTo: 'members',
    params,
    body: json(entryChanges),
    out: json(journalEntry),
    refusals: { ...noSuchEntry, ...noSuchReference, ...changedMeanwhile },
  },
  deleteEntry: {
    method: 'DELETE',
    path: '/api/journal/entries/:id',
    summary: 'Deletes an entry; with a version, only if it still has that version.',
    opensTo: 'members',
    params,
    query: versionQuery,
    out: json(z.object({ done: z.literal(true) })),
    refusals: { ...noSuchEntry, ...changedMeanwhile },
  },
  exportEntriesAsCsv: {
    method: 'GET',
    path: '/api/journal/export.csv',
    summary: 'The whole journal as a table (CSV), the latest first.',
    opensTo: 'members',
    out: file('text/csv; charset=utf-8'),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
  exportEntriesAsJson: {
    method: 'GET',
    path: '/api/journal/export.json',
    summary: 'The whole journal as JSON, the latest first.',
    opensTo: 'members',
    out: file('application/json; charset=utf-8'),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
})
