import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText, searchText } from '#platform/text.contract.ts'
import { done, roles } from './accounts.contract.ts'

export const accountsPerPage = 25

/** An account as admins see it. */
export const listedAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  banned: z.boolean(),
  banReason: z.nullable(z.string()),
  twoFactorEnabled: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
})
export type ListedAccount = z.output<typeof listedAccount>

const target = { userId: z.uuid() }
const noSuchAccount = { status: 404, error: 'That account does not exist.' } as const
const lastAdmin = {
  status: 409,
  error: 'This is the last admin of this lounge. Please appoint another one first.',
} as const

export const adminAccountsContract = contract({
  listAccounts: {
    method: 'GET',
    path: '/api/auth/admin/list-users',
    summary: `Accounts, newest first, ${accountsPerPage} per page. \`search\` matches part of the email address.`,
    opensTo: 'admins',
    query: z.strictObject({
      search: searchText({ maxLength: 254 }),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    }),
    out: json(z.object({ users: z.array(listedAccount), total: z.int(), page: z.int() })),
    refusals: {},
  },
  setRole: {
    method: 'POST',
    path: '/api/auth/admin/set-role',
    summary: 'Sets the role of an account and ends its sessions.',
    opensTo: 'admins',
    body: json(z.strictObject({ ...target, role: z.enum(roles) })),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount, LAST_ADMIN: lastAdmin },
  },
  banAccount: {
    method: 'POST',
    path: '/api/auth/admin/ban-user',
    summary: 'Closes an account and ends all its sessions.',
    opensTo: 'admins',
    body: json(
      z.strictObject({
        ...target,
        reason: z.optional(optionalText({ maxLength: 500 })),
      }),
    ),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount, LAST_ADMIN: lastAdmin },
  },
  unbanAccount: {
    method: 'POST',
    path: '/api/auth/admin/unban-user',
    summary: 'Reopens a closed account.',
    opensTo: 'admins',
    body: json(z.strictObject(target)),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount },
  },
  endSessionsOf: {
    method: 'POST',
    path: '/api/auth/admin/revoke-user-sessions',
    summary: 'Ends all sessions of an account.',
    opensTo: 'admins',
    body: json(z.strictObject(target)),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount },
  },
})
