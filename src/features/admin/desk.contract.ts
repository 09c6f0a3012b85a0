import * as z from 'zod/mini'
import { contract, file, json, type ProcedureOutput } from '#platform/api.contract.ts'
import { searchText } from '#platform/text.contract.ts'

export const statisticsUnreadable = 'Failed to fetch statistics'
export const profilesUnreadable = 'Failed to fetch user profiles. Make sure you have admin privileges.'

export const entriesPerPage = 50

const auditEntry = z.object({
  /** Counts up without gaps. */
  position: z.int(),
  happened_at: z.string(),
  /** Null: nobody was signed in, or a program of the operator acted. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Such as `account.ban`. */
  action: z.string(),
  target: z.string(),
  /** The name of the member that it was done to, if it was one and there still is one. */
  target_name: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  address: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

const logFilter = {
  /** The beginning of an action, such as `account.`. */
  action: searchText({ maxLength: 60 }),
  /** A part of the name or the mail address of whoever acted or whom it was done to, or of the title of an event. */
  who: searchText({ maxLength: 254 }),
}

const state = z.enum(['good', 'attention', 'trouble'])
const check = z.object({
  /** Such as `mail`. */
  id: z.string(),
  title: z.string(),
  state,
  /** What is the case, in one sentence. */
  finding: z.string(),
  /** What to do about it; null where there is nothing to do. */
  advice: z.nullable(z.string()),
})
export type HealthCheck = z.output<typeof check>

const waiting = z.object({ reports: z.int(), corrections: z.int(), accounts: z.int() })
export type Waiting = z.output<typeof waiting>

export const deskContract = contract({
  readStatistics: {
    method: 'GET',
    path: '/api/admin/statistics',
    summary: 'How many members, saved pairings and events there are.',
    opensTo: 'unlocked-admins',
    out: json(z.object({ users: z.int(), pairings: z.int(), events: z.int() })),
    refusals: {},
  },
  readWaiting: {
    method: 'GET',
    path: '/api/admin/waiting',
    summary: 'What waits for a decision: reports of the chat, reports about the catalog, accounts to let in.',
    opensTo: 'unlocked-admins',
    out: json(waiting),
    refusals: {},
  },
  listAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    summary: `What admins, staff and programs of the operator did, the latest first, ${entriesPerPage} at a time.`,
    opensTo: 'unlocked-admins',
    query: z.strictObject({
      ...logFilter,
      /** Entries below this position. */
      before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
    }),
    out: json(z.object({ entries: z.array(auditEntry), more: z.boolean() })),
    refusals: {},
  },
  exportAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    summary: 'The whole audit log as CSV.',
    opensTo: 'unlocked-admins',
    out: file('text/csv; charset=utf-8'),
    refusals: {},
  },
  readHealth: {
    method: 'GET',
    path: '/api/admin/health',
    summary:
      'Whether all is well: mail, jobs, certificate, storage, database, backup, sensors, providers, version and audit log, each with what to do.',
    opensTo: 'unlocked-admins',
    out: json(z.object({ checks: z.array(check), version: z.string(), readAt: z.string() })),
    refusals: {},
  },
  retryFailedJobs: {
    method: 'POST',
    path: '/api/admin/jobs/retry',
    summary: 'Has the jobs that were given up run again.',
    opensTo: 'unlocked-admins',
    out: json(z.object({ retried: z.int() })),
    refusals: {},
  },
  sendTestMail: {
    method: 'POST',
    path: '/api/admin/test-mail',
    summary: 'Sends a test mail to the admin’s own address at once.',
    opensTo: 'unlocked-admins',
    out: json(z.object({ to: z.string(), hasMailServer: z.boolean() })),
    refusals: {
      MAIL_FAILED: { status: 502, error: 'The mail server did not take the mail.' },
      NO_ADDRESS: { status: 409, error: 'Your account has no address that mail can be sent to.' },
    },
    limit: { requests: 5, seconds: 60 },
  },
})
export type Health = ProcedureOutput<typeof deskContract.readHealth>
