import * as z from 'zod/mini'
import { catalogueKinds } from '#features/catalogue/catalogue-row.contract.ts'
import { contract, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { optionalText, typedText } from '#platform/text.contract.ts'

export const maxProposalLength = 1000
export const maxNameLength = 160
export const maxWordLength = 300
/** Of one member. */
export const maxWaiting = 20
export const listedReports = 100

/** To the member whose reports have changed. */
export const correctionsEvent = 'corrections-changed'

/** What can be wrong. `missing` is for what the catalogue does not have at all. */
export const reportSubjects = [
  'missing',
  'name',
  'country',
  'wrapper',
  'strength',
  'body',
  'notes',
  'sizes',
  'style',
  'proof',
  'serve',
  'price',
  'other',
] as const
export type ReportSubject = (typeof reportSubjects)[number]

const rowId = z.string().check(z.regex(/^[a-z0-9-]{1,200}$/))
const cells = z.record(z.string(), z.string())

const report = z.object({
  id: z.string(),
  of: z.enum(catalogueKinds),
  /** Null for what is missing. */
  rowId: z.nullable(z.string()),
  name: z.string(),
  about: z.enum(reportSubjects),
  proposal: z.string(),
  source: z.string(),
  reportedAt: z.string(),
  state: z.enum(['waiting', 'taken-over', 'declined']),
  answeredAt: z.nullable(z.string()),
  /** What an admin said to it. */
  word: z.string(),
})
export type CorrectionReport = z.output<typeof report>

export const correctionsContract = contract({
  readRow: {
    method: 'GET',
    path: '/api/corrections/row',
    summary: 'A cigar or a drink as the catalog has it today, by columns of the data files.',
    opensTo: 'members',
    query: z.strictObject({ of: z.enum(catalogueKinds), id: rowId }),
    out: json(z.object({ name: z.string(), row: cells })),
    refusals: { NO_SUCH_ROW: { status: 404, error: 'The catalog does not have this.' } },
  },
  listReports: {
    method: 'GET',
    path: '/api/corrections',
    summary: `The member's own reports, the latest ${listedReports}.`,
    opensTo: 'members',
    out: json(z.object({ reports: z.array(report) })),
    refusals: {},
  },
  report: {
    method: 'POST',
    path: '/api/corrections',
    summary:
      'Tells the admins that a fact is wrong, or that something is missing. It changes nothing by itself. Sent again while it waits, it is the same report.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        of: z.enum(catalogueKinds),
        /** Null: the catalogue does not have it. */
        id: z.nullable(rowId),
        /** Of what is missing. */
        name: z._default(optionalText({ maxLength: maxNameLength }), ''),
        about: z.enum(reportSubjects, 'Please choose what is wrong'),
        proposal: typedText({ missing: 'Please say what it should be', maxLength: maxProposalLength }),
        source: z._default(
          optionalText({ maxLength: 500 }).check(
            z.regex(
              /^(https?:\/\/[^\s<>"]+)?$/,
              'Please enter an address that begins with https:// or http://',
            ),
          ),
          '',
        ),
      }),
    ),
    out: json(report, 201),
    refusals: {
      NO_SUCH_ROW: { status: 404, error: 'The catalog does not have this.' },
      NAME_MISSING: { status: 422, error: 'Please say what it is called' },
      TOO_MANY_WAITING: {
        status: 409,
        error: `${maxWaiting} of your reports wait for an answer. Withdraw one, or wait until some are answered.`,
      },
    },
    limit: { requests: 20, seconds: 60 },
  },
  withdrawReport: {
    method: 'DELETE',
    path: '/api/corrections/:id',
    summary: 'Takes a report back while it waits.',
    opensTo: 'members',
    params: z.strictObject({ id: z.uuid() }),
    out: json(z.object({ done: z.literal(true) })),
    refusals: {
      NO_SUCH_REPORT: { status: 404, error: 'There is no such report of yours.' },
      ALREADY_ANSWERED: { status: 409, error: 'This report was answered in the meantime.' },
    },
  },
})
export type CorrectionReports = ProcedureOutput<typeof correctionsContract.listReports>
