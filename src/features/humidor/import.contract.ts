import * as z from 'zod/mini'
import { contract, json, type RequestLimit, upload } from '#platform/api.contract.ts'
import { columnFields } from '#platform/column-fields.contract.ts'
import { dateOrders, datesOfFile } from '#platform/date-order.contract.ts'
import { knownChoices } from '#platform/known-rows.contract.ts'
import { humidorItem } from './humidor.contract.ts'

export const maxImportBytes = 2_000_000
export const maxImportRows = 5_000
/** A preview lists no more of each kind; its counts are of all. */
export const maxListedRows = 50

/** What a column of a file can hold. A line is written in front of the name of the cigar. */
export const importFields = [
  'brand',
  'line',
  'cigarName',
  'vitola',
  'wrapper',
  'size',
  'length',
  'ringGauge',
  'quantity',
  'purchasedOn',
  'agingUntil',
  'location',
  'boxCode',
  'price',
  'lowAt',
  'notes',
  'humidor',
] as const
export type ImportField = (typeof importFields)[number]

const refusals = {
  FILE_TOO_LARGE: { status: 413, error: 'That file is larger than 2 MB. Split it and import the parts.' },
  TOO_MANY_ROWS: {
    status: 422,
    error: 'That file has more than 5,000 rows. Split it and import the parts.',
  },
  NOT_A_TABLE: { status: 415, error: 'That is not a CSV file. Save the table as CSV and try again.' },
  NO_ROWS: { status: 422, error: 'There is nothing in that file.' },
  UNCLOSED_QUOTE: { status: 422, error: 'A quotation mark in that file is never closed.' },
  TOO_MANY_ITEMS: { status: 409, error: 'Your inventory has room for 20,000 entries.' },
  TOO_MANY_HUMIDORS: { status: 409, error: 'You can have 50 humidors. That file names more.' },
  BUSY: { status: 503, error: 'Other files are being read. Please try again in a moment.' },
} as const
const limit: RequestLimit = { requests: 30, seconds: 60 }

const file = upload({
  // No type that a page of another site may send without asking first, such as `text/plain`.
  types: ['text/csv', 'text/tab-separated-values', 'application/csv', 'application/vnd.ms-excel'],
  maxBytes: maxImportBytes,
  maxConcurrent: 4,
  maxConcurrentPerMember: 1,
  refusals: { tooLarge: 'FILE_TOO_LARGE', unsupported: 'NOT_A_TABLE', busy: 'BUSY' },
})

const line = z.number()
const importedRow = z.object({
  /** In the file, from 1. */
  line,
  ...z.pick(humidorItem, { brand: true, cigarName: true, size: true, quantity: true, purchasedOn: true })
    .shape,
})
export type ImportedRow = z.output<typeof importedRow>

const itemsImport = z.object({
  /** With it as `commit` the same file is saved, once. */
  importId: z.uuid(),
  committed: z.boolean(),
  /** How many rows are added, are there already, and have problems. */
  added: z.number(),
  duplicates: z.number(),
  invalid: z.number(),
  /** Cigars of the added rows, and of those that are there already. */
  cigars: z.number(),
  duplicateCigars: z.number(),
  /** How many of the added equal a row above them in the file. */
  repeated: z.number(),
  /** As chosen: whether rows that are there already are added as well. */
  known: z.enum(knownChoices),
  /** How many of the added the catalogue has by exact name. */
  recognized: z.number(),
  /** Those that are made for the added rows. */
  newHumidors: z.array(z.string()),
  columns: z.array(z.object({ name: z.string(), field: z.nullable(z.enum(importFields)) })),
  dates: datesOfFile,
  /** Without a column for the name of the cigar no row can be added. */
  hasNames: z.boolean(),
  rows: z.array(importedRow),
  duplicateRows: z.array(importedRow),
  problems: z.array(z.object({ line, reason: z.string() })),
  /** How cells were read that can be meant in two ways. */
  remarks: z.array(z.object({ line, text: z.string() })),
})
export type ItemsImport = z.output<typeof itemsImport>

export const humidorImportContract = contract({
  importItems: {
    method: 'POST',
    path: '/api/humidor/import',
    summary:
      'What a CSV file, sent as the raw body, would add to the inventory; with `commit`, adds it, all or none. Rows with problems are left out, and rows that are there already as well, unless `known` is `add`: those whose every field the inventory has, or had when they were imported. A commit that is repeated changes nothing.',
    opensTo: 'members',
    alsoForStaff: { changesOnlyWith: 'commit' },
    query: z.strictObject({
      commit: z.optional(z.uuid()),
      columns: z.optional(columnFields(importFields)),
      dates: z.optional(z.enum(dateOrders)),
      known: z._default(z.enum(knownChoices), 'skip'),
    }),
    body: file,
    out: json(itemsImport),
    refusals,
    limit,
  },
  undoItemsImport: {
    method: 'DELETE',
    path: '/api/humidor/imports/:id',
    summary: 'Removes the rows that an import has added, but those that were changed since.',
    opensTo: 'members',
    alsoForStaff: true,
    params: z.strictObject({ id: z.uuid() }),
    out: json(z.object({ removed: z.number(), changed: z.number() })),
    refusals: {},
  },
})
