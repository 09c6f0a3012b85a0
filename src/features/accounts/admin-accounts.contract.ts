import * as z from 'zod/mini'
import { contract, duties, json } from '#platform/api.contract.ts'
import { optionalText, searchText } from '#platform/text.contract.ts'
import { done, roles } from './accounts.contract.ts'

export const accountsPerPage = 25

/** For how long an account can be closed. */
export const maxBanDays = 365

/** An account as admins see it. */
export const listedAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** Of the staff. */
  duties: z.array(z.enum(duties)),
  banned: z.boolean(),
  banReason: z.nullable(z.string()),
  /** A moment; null: no ban, or one without an end. */
  bannedUntil: z.nullable(z.string()),
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

const outOfReach = {
  status: 403,
  error: 'Only an admin can do this to a member of the staff.',
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
    summary: 'Sets the role of an account, with the duties of staff, and ends its sessions.',
    opensTo: 'admins',
    body: json(
      z
        .strictObject({ ...target, role: z.enum(roles), duties: z._default(z.array(z.enum(duties)), []) })
        .check(
          z.refine(({ role, duties }) => (role === 'staff') === duties.length > 0, {
            path: ['duties'],
            error: 'Staff has at least one duty, and nobody else has any',
          }),
        ),
    ),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount, LAST_ADMIN: lastAdmin },
  },
  banAccount: {
    method: 'POST',
    path: '/api/auth/admin/ban-user',
    summary: 'Bans an account, for some days or until the ban is lifted, and ends all its sessions.',
    opensTo: 'moderator',
    body: json(
      z.strictObject({
        ...target,
        /** Its member reads it when they try to sign in. */
        reason: z.optional(optionalText({ maxLength: 500 })),
        days: z.optional(z.int().check(z.gte(1), z.lte(maxBanDays))),
      }),
    ),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount, LAST_ADMIN: lastAdmin, OUT_OF_REACH: outOfReach },
  },
  unbanAccount: {
    method: 'POST',
    path: '/api/auth/admin/unban-user',
    summary: 'Lifts the ban of an account.',
    opensTo: 'moderator',
    body: json(z.strictObject(target)),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount, OUT_OF_REACH: outOfReach },
  },
  endSessionsOf: {
    method: 'POST',
    path: '/api/auth/admin/revoke-user-sessions',
    summary: 'Ends all sessions of an account.',
    opensTo: 'moderator',
    body: json(z.strictObject(target)),
    out: json(done),
    refusals: { NO_SUCH_ACCOUNT: noSuchAccount, OUT_OF_REACH: outOfReach },
  },
})
