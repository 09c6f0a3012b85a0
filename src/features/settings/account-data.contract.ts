import * as z from 'zod/mini'
import { accountsContract, done } from '#features/accounts/accounts.contract.ts'
import { longestPassword } from '#features/accounts/accounts.rules.ts'
import { contract } from '#platform/api.contract.ts'

/** What the house keeps about a member, and the end of it. */
export const accountDataContract = contract({
  readAccountSummary: {
    method: 'GET',
    path: '/api/account/summary',
    summary: 'How much the house keeps about the member: rows by table, and pictures.',
    opensTo: 'members',
    out: z.object({
      /** Tables without a row of the member are named too. */
      tables: z.array(z.object({ name: z.string(), rows: z.int() })),
      pictures: z.int(),
    }),
    refusals: {},
    limit: { requests: 30, seconds: 60 },
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Deletes the account with everything that belongs to it, for good. Asks for the password.',
    opensTo: 'members',
    body: z.strictObject({ password: z.string().check(z.maxLength(longestPassword)) }),
    out: done,
    refusals: {
      INVALID_PASSWORD: accountsContract.changePassword.refusals.INVALID_PASSWORD,
      LAST_ADMIN: {
        status: 409,
        error: 'You are the only admin of this house. Please appoint another one before you leave.',
      },
    },
  },
})

/** A download, so a page links to it (`<a href download>`) instead of calling it. */
export const accountExportContract = contract({
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary:
      'Everything the house keeps about the member, as one zip: account.json, a CSV for each table, the picture.',
    opensTo: 'members',
    out: z.file(),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
})
