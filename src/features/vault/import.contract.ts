import * as z from 'zod/mini'
import { contract, json, type RequestLimit, upload } from '#platform/api.contract.ts'
import { dateOrders, datesOfFile } from '#platform/date-order.contract.ts'
import { knownChoices } from '#platform/known-rows.contract.ts'
import { savedPairing } from './vault.contract.ts'

export const maxImportBytes = 1_000_000
export const maxImportRows = 2_000
/** A preview lists no more of each kind; its counts are of all. */
export const maxListedRows = 50

/** The order of day and month that the member chose; what is absent the file itself tells. */
const importOptions = z.strictObject({
  dates: z.optional(z.enum(dateOrders)),
  known: z._default(z.enum(knownChoices), 'skip'),
})
const id = z.strictObject({ id: z.uuid() })
const file = upload({
  // No type that a page of another site may send without asking first, such as `text/plain`.
  types: ['text/csv', 'text/tab-separated-values', 'application/csv', 'application/vnd.ms-excel'],
  maxBytes: maxImportBytes,
  maxConcurrent: 4,
  maxConcurrentPerMember: 1,
  refusals: { tooLarge: 'FILE_TOO_LARGE', unsupported: 'NOT_A_TABLE', busy: 'BUSY' },
})
const refusals = {
  FILE_TOO_LARGE: { status: 413, error: 'That file is larger than 1 MB. Split it and import the parts.' },
  TOO_MANY_ROWS: {
    status: 422,
    error: 'That file has more than 2,000 rows. Split it and import the parts.',
  },
  NOT_A_TABLE: { status: 415, error: 'That is not a CSV file. Save the table as CSV and try again.' },
  NO_ROWS: { status: 422, error: 'There is nothing in that file.' },
  /** Names of columns are in the first line. */
  NO_COLUMNS: {
    status: 422,
    error: 'The first line must name the columns. A column for the cigar and one for the drink are needed.',
  },
  UNCLOSED_QUOTE: { status: 422, error: 'A quotation mark in that file is never closed.' },
  BUSY: { status: 503, error: 'Other files are being read. Please try again in a moment.' },
} as const
const limit: RequestLimit = { requests: 30, seconds: 60 }

/** How many rows are added, are in the vault already or in every detail above in the file, and have problems. */
const counts = { added: z.number(), duplicates: z.number(), invalid: z.number() }
const line = z.number()
const importedRow = z.object({
  /** In the file, from 1. */
  line,
  ...z.pick(z.object(savedPairing.shape), {
    cigar_name: true,
    pairing_type: true,
    pairing_name: true,
    rating: true,
    status: true,
    tried_on: true,
  }).shape,
})
export type ImportedRow = z.output<typeof importedRow>

const importPreview = z.object({
  /** For `importPairings`, which saves the same one only once. */
  import_id: z.uuid(),
  ...counts,
  /** As chosen: whether rows that are there already are added as well. */
  known: z.enum(knownChoices),
  /** How many of the added have both names in the catalogue. */
  recognized: z.number(),
  /** Column names of the file, and those that are not used. */
  columns: z.array(z.string()),
  ignored: z.array(z.string()),
  dates: datesOfFile,
  rows: z.array(importedRow),
  duplicate_rows: z.array(z.object({ line, cigar_name: z.string(), pairing_name: z.string() })),
  problems: z.array(z.object({ line, reason: z.string() })),
})
export type ImportPreview = z.output<typeof importPreview>

export const importContract = contract({
  previewImport: {
    method: 'POST',
    path: '/api/saved-pairings/import-preview',
    summary:
      'What an import of a CSV file, sent as the raw body, would add to the vault. A row is a duplicate if the vault has the pair on the same day, or on any day if the row has no date, and the row says nothing else of it; duplicates are added too if `known` is `add`.',
    opensTo: 'members',
    query: importOptions,
    body: file,
    out: json(importPreview),
    refusals,
    limit,
  },
  importPairings: {
    method: 'PUT',
    path: '/api/saved-pairings/imports/:id',
    summary:
      'Saves the rows of a CSV file that the preview says will be added, all or none. A repeated call changes nothing and answers the same.',
    opensTo: 'members',
    params: id,
    query: importOptions,
    body: file,
    out: json(z.object({ added: z.number() })),
    refusals,
    limit,
  },
  undoImport: {
    method: 'DELETE',
    path: '/api/saved-pairings/imports/:id',
    summary:
      'Removes the pairings of an import from the vault. They can be restored for a day, like old look-ups.',
    opensTo: 'members',
    params: id,
    out: json(z.object({ removed: z.number(), removed_at: z.nullable(z.string()) })),
    refusals: {},
  },
})
