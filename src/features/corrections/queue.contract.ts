import * as z from 'zod/mini'
import { catalogueKinds } from '#features/catalogue/catalogue-row.contract.ts'
import { noteFamilies } from '#features/catalogue/note.contract.ts'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'
import { maxWordLength, reportSubjects } from './corrections.contract.ts'

// For admins only, and so in a file of its own: the page of members does not load it.

export const listedInQueue = 50

const kind = z.enum(catalogueKinds)
const rowId = z.string().check(z.regex(/^[a-z0-9-]{1,200}$/))
const maxInteger = 2_147_483_647
const version = z.int().check(z.gte(0), z.lte(maxInteger))
const cells = z.record(z.string(), z.string())
/** Checked by `check-file-row.ts`, which says what is wrong with each cell. */
const typedCells = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(2_000)))

const queued = z.object({
  id: z.string(),
  of: kind,
  rowId: z.nullable(z.string()),
  name: z.string(),
  about: z.enum(reportSubjects),
  proposal: z.string(),
  source: z.string(),
  reportedAt: z.string(),
  reportedBy: z.string(),
  /** The row as it is from the next start on; null for what is missing, or is gone. */
  row: z.nullable(cells),
  /** Whether the pages still show another one. */
  isChanged: z.boolean(),
})
export type QueuedReport = z.output<typeof queued>

const edited = z.object({
  of: kind,
  id: z.string(),
  name: z.string(),
  /** 0: the lounge never had a row of its own in its place. */
  version,
  row: cells,
  /** Whether it is a row of the lounge. */
  isOwn: z.boolean(),
  /** What the pages show until the next start; null: nothing. */
  today: z.nullable(cells),
  /** Null: the lounge has added it. */
  inData: z.nullable(cells),
})
export type EditedRow = z.output<typeof edited>

const own = z.extend(edited, {
  changedAt: z.string(),
  changedBy: z.nullable(z.string()),
  /** Why the last start could not use it. */
  leftOut: z.nullable(z.string()),
})
export type OwnRow = z.output<typeof own>

/** What happened to a report that another admin was faster with. */
const answered = z.object({
  outcome: z.enum(['taken-over', 'declined']),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.string(),
  word: z.string(),
})
export type Answered = z.output<typeof answered>

const rowParams = z.strictObject({ of: kind, id: rowId })
const noSuchRow = { NO_SUCH_ROW: { status: 404, error: 'There is no such row.' } } as const
const staleRow = {
  STALE: { status: 409, error: 'Another admin has changed this row in the meantime.' },
} as const
const ofReport = {
  NO_SUCH_REPORT: { status: 404, error: 'This report is gone: the member has withdrawn it.' },
  /** With what happened as `current`. */
  ALREADY_ANSWERED: { status: 409, error: 'Another admin has answered this report in the meantime.' },
} as const
const wrongRow = { WRONG_ROW: { status: 422, error: 'Some facts of this row do not fit.' } } as const

export const queueContract = contract({
  listQueue: {
    method: 'GET',
    path: '/api/admin/corrections',
    summary: `The reports that wait, the oldest ${listedInQueue}, each beside the row that it is about, and the rows of the lounge.`,
    opensTo: 'admins',
    out: json(z.object({ reports: z.array(queued), waiting: z.int(), ownRows: z.array(own) })),
    refusals: {},
  },
  declineReport: {
    method: 'POST',
    path: '/api/admin/corrections/:id/decline',
    summary: 'Declines a report with a word that the member reads.',
    opensTo: 'admins',
    params: z.strictObject({ id: z.uuid() }),
    body: json(z.strictObject({ word: typedText({ missing: 'Please say why', maxLength: maxWordLength }) })),
    out: json(answered),
    refusals: ofReport,
  },
  readVocabulary: {
    method: 'GET',
    path: '/api/admin/own-rows/vocabulary',
    summary: 'The notes and the makers of the catalog.',
    opensTo: 'admins',
    out: json(
      z.object({
        notes: z.array(z.object({ id: z.string(), label: z.string(), family: z.enum(noteFamilies) })),
        makers: z.array(z.string()),
      }),
    ),
    refusals: {},
  },
  readEditedRow: {
    method: 'GET',
    path: '/api/admin/own-rows/:of/:id',
    summary: 'A row of the catalog by columns of the data files, to be corrected.',
    opensTo: 'admins',
    params: rowParams,
    out: json(edited),
    refusals: noSuchRow,
  },
  addOwnRow: {
    method: 'POST',
    path: '/api/admin/own-rows/:of',
    summary: 'Adds a row of the lounge to the catalog, from the next start on. With a report, takes it over.',
    opensTo: 'admins',
    params: z.strictObject({ of: kind }),
    body: json(z.strictObject({ row: typedCells, reportId: z.optional(z.uuid()) })),
    out: json(edited, 201),
    refusals: { ...wrongRow, ...ofReport },
  },
  saveOwnRow: {
    method: 'PUT',
    path: '/api/admin/own-rows/:of/:id',
    summary:
      'Replaces a row of the catalog by one of the lounge, from the next start on. With a report, takes it over.',
    opensTo: 'admins',
    params: rowParams,
    body: json(z.strictObject({ row: typedCells, version, reportId: z.optional(z.uuid()) })),
    out: json(edited),
    refusals: { ...noSuchRow, ...wrongRow, ...staleRow, ...ofReport },
  },
  giveUpOwnRow: {
    method: 'DELETE',
    path: '/api/admin/own-rows/:of/:id',
    summary:
      'Gives a row of the lounge up: from the next start on, the row of the data files counts again, if there is one.',
    opensTo: 'admins',
    params: rowParams,
    query: z.strictObject({ version: z.coerce.number().check(z.int(), z.gte(1), z.lte(maxInteger)) }),
    out: json(z.object({ done: z.literal(true) })),
    refusals: { ...noSuchRow, ...staleRow },
  },
})
export type Queue = ProcedureOutput<typeof queueContract.listQueue>
