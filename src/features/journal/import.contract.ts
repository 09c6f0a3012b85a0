import * as z from 'zod/mini'
import { contract, json, type RequestLimit, upload } from '#platform/api.contract.ts'
import { columnFields } from '#platform/column-fields.contract.ts'
import { dateOrders, datesOfFile } from '#platform/date-order.contract.ts'
import { knownChoices } from '#platform/known-rows.contract.ts'
import { journalEntry } from './journal.contract.ts'

export const maxImportBytes = 10_000_000
export const maxImportRows = 5_000
/** A preview lists no more of each kind; its counts are of all. */
export const maxListedRows = 50

/** Without one of them no row can be added. */
export const neededFields = ['cigar', 'notes', 'smokedAt'] as const

/** What a column of a file can hold. Brand and line are written in front of the name of the cigar. */
export const importFields = [
  'smokedAt',
  'brand',
  'line',
  'cigar',
  'vitola',
  'drink',
  'rating',
  'notes',
  'firstThird',
  'secondThird',
  'lastThird',
  'draw',
  'burn',
  'appearance',
  'flavors',
  'durationMinutes',
  'temperature',
  'humidity',
] as const
export type ImportField = (typeof importFields)[number]

/** The highest rating of a file. */
export const ratingScales = ['5', '10', '100'] as const
export type RatingScale = (typeof ratingScales)[number]

const refusals = {
  FILE_TOO_LARGE: { status: 413, error: 'That file is larger than 10 MB. Split it and import the parts.' },
  TOO_MANY_ROWS: {
    status: 422,
    error: 'That file has more than 5,000 entries. Split it and import the parts.',
  },
  NOT_A_TABLE: { status: 415, error: 'That is neither a CSV nor a JSON file with entries.' },
  NO_ROWS: { status: 422, error: 'There is nothing in that file.' },
  UNCLOSED_QUOTE: { status: 422, error: 'A quotation mark in that file is never closed.' },
  TOO_MANY_ENTRIES: { status: 409, error: 'Your journal has room for 20,000 entries.' },
  BUSY: { status: 503, error: 'Other files are being read. Please try again in a moment.' },
} as const
const limit: RequestLimit = { requests: 30, seconds: 60 }

const file = upload({
  // No type that a page of another site may send without asking first, such as `text/plain`.
  types: [
    'text/csv',
    'text/tab-separated-values',
    'application/csv',
    'application/vnd.ms-excel',
    'application/json',
  ],
  maxBytes: maxImportBytes,
  maxConcurrent: 4,
  maxConcurrentPerMember: 1,
  refusals: { tooLarge: 'FILE_TOO_LARGE', unsupported: 'NOT_A_TABLE', busy: 'BUSY' },
})

const line = z.number()
const importedRow = z.object({
  /** In the file, from 1; of JSON the number of the entry. */
  line,
  ...z.pick(journalEntry, { cigar: true, drink: true, rating: true, smokedAt: true }).shape,
})
export type ImportedRow = z.output<typeof importedRow>

const entriesImport = z.object({
  /** With it as `commit` the same file is saved, once. */
  importId: z.uuid(),
  committed: z.boolean(),
  format: z.enum(['csv', 'json']),
  /** How many rows are added, are there already, and have problems. */
  added: z.number(),
  duplicates: z.number(),
  invalid: z.number(),
  /** How many of the added equal a row above them in the file. */
  repeated: z.number(),
  /** As chosen: whether rows that are there already are added as well. */
  known: z.enum(knownChoices),
  /** How many of the added the catalogue has by exact name. */
  recognized: z.number(),
  /** How many of the added have no rating in the file, and get the middle one. */
  unrated: z.number(),
  columns: z.array(z.object({ name: z.string(), field: z.nullable(z.enum(importFields)) })),
  /** Needed fields that no column has; without them no row can be added. */
  missing: z.array(z.enum(neededFields)),
  dates: datesOfFile,
  ratings: z.object({
    /** As chosen; null reads whole numbers from 1 to 5. */
    scale: z.nullable(z.enum(ratingScales)),
    /** The first rating that is none of these; null without one. */
    example: z.nullable(z.string()),
  }),
  rows: z.array(importedRow),
  duplicateRows: z.array(importedRow),
  problems: z.array(z.object({ line, reason: z.string() })),
})
export type EntriesImport = z.output<typeof entriesImport>

export const journalImportContract = contract({
  importEntries: {
    method: 'POST',
    path: '/api/journal/import',
    summary:
      'What a CSV or JSON file, sent as the raw body, would add to the journal; with `commit`, adds it, all or none. Rows with problems are left out, and entries that are there already as well, unless `known` is `add`: those whose every field the journal has on the same day, or had when they were imported. A commit that is repeated changes nothing.',
    opensTo: 'members',
    query: z.strictObject({
      commit: z.optional(z.uuid()),
      columns: z.optional(columnFields(importFields)),
      dates: z.optional(z.enum(dateOrders)),
      scale: z.optional(z.enum(ratingScales)),
      known: z._default(z.enum(knownChoices), 'skip'),
    }),
    body: file,
    out: json(entriesImport),
    refusals,
    limit,
  },
  undoEntriesImport: {
    method: 'DELETE',
    path: '/api/journal/imports/:id',
    summary:
      'Removes the entries that an import has added, but those that were changed or got a photo since.',
    opensTo: 'members',
    params: z.strictObject({ id: z.uuid() }),
    out: json(z.object({ removed: z.number(), changed: z.number() })),
    refusals: {},
  },
})
