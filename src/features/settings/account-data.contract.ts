import * as z from 'zod/mini'
import { accountsContract, currentPassword, done } from '#features/accounts/accounts.contract.ts'
import { contract, file, json } from '#platform/api.contract.ts'

export const accountDataContract = contract({
  readAccountSummary: {
    method: 'GET',
    path: '/api/account/summary',
    summary: 'How much data the member has: rows by table, and pictures.',
    opensTo: 'members',
    out: json(
      z.object({
        /** Includes tables in which the member has no rows. No label: every member has the same number of rows. */
        tables: z.array(z.object({ name: z.string(), rows: z.int(), label: z.nullable(z.string()) })),
        pictures: z.int(),
      }),
    ),
    refusals: {},
    limit: { requests: 30, seconds: 60 },
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Deletes the account and all its data permanently. Requires the password.',
    opensTo: 'members',
    body: json(z.strictObject({ password: currentPassword })),
    out: json(done),
    refusals: {
      INVALID_PASSWORD: accountsContract.changePassword.refusals.INVALID_PASSWORD,
      LAST_ADMIN: {
        status: 409,
        error: 'You are the only admin of this lounge. Please appoint another one first.',
      },
    },
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'All data of the member as one zip: account.json, a CSV for each table, the picture.',
    opensTo: 'members',
    out: file('application/zip'),
    refusals: {},
    limit: { requests: 10, seconds: 60 },
  },
})
