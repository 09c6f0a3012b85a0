import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Duty } from '#platform/api.contract.ts'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { Role } from '../../accounts.contract.ts'
import { accountsPerPage } from '../../admin-accounts.contract.ts'
import { isLastAdmin, lockAdmins } from '../account.store.ts'
import { endSessions } from '../sessions/session.store.ts'

export interface AccountRow {
  id: string
  email: string
  name: string
  role: Role
  duties: Duty[]
  banned: boolean
  banReason: string | null
  /** Null: no ban, or one without an end. */
  bannedUntil: Date | null
  twoFactorEnabled: boolean
  createdAt: Date
  lastSignInAt: Date | null
}

/** The outcome of a change. There is always an admin who can sign in. */
export type Change = 'made' | 'NO_SUCH_ACCOUNT' | 'LAST_ADMIN' | 'OUT_OF_REACH'

/** Who changes an account: an admin any, others of the staff those of members. */
export interface Changer extends Actor {
  actorId: string
  isAdmin: boolean
}

export interface Ban {
  reason: string | undefined
  /** Undefined: until it is lifted. */
  days: number | undefined
}

/** The accounts, as admins and staff see and change them. Every change is written to the audit log, and so is what is refused. */
export interface AdminAccounts {
  list(search: string, page: number): Promise<{ users: AccountRow[]; total: number }>
  setRole(by: Changer, id: string, role: Role, duties: readonly Duty[]): Promise<Change>
  ban(by: Changer, id: string, ban: Ban): Promise<Change>
  unban(by: Changer, id: string): Promise<Change>
  endSessions(by: Changer, id: string): Promise<Change>
}

export function openAdminAccounts(pool: pg.Pool): AdminAccounts {
  return {
    async list(search, page) {
      const [{ rows: users }, { rows: counted }] = await Promise.all([
        pool.query<AccountRow>(listPage, [search.toLowerCase(), (page - 1) * accountsPerPage]),
        pool.query<{ total: number }>(countFound, [search.toLowerCase()]),
      ])
      return { users, total: counted[0]!.total }
    },
    setRole: (by, id, role, duties) =>
      changeAccount(pool, {
        by,
        id,
        action: 'account.role',
        details: { role, duties },
        takesAdminAway: role !== 'admin',
        statement: sql`update users set role = ${role}, duties = ${sql.param(duties)}::text[], updated_at = now()
          where id = ${id}`,
      }),
    ban: (by, id, { reason, days }) =>
      changeAccount(pool, {
        by,
        id,
        action: 'account.ban',
        details: { reason: reason ?? '', ...(days !== undefined && { days }) },
        takesAdminAway: true,
        statement: sql`update users set banned = true, ban_reason = ${reason || null}, updated_at = now(),
          ban_expires = now() + make_interval(days => ${days ?? null}) where id = ${id}`,
      }),
    unban: (by, id) =>
      changeAccount(pool, {
        by,
        id,
        action: 'account.unban',
        statement: sql`update users set banned = false, ban_reason = null, ban_expires = null, updated_at = now()
          where id = ${id}`,
      }),
    endSessions: (by, id) => changeAccount(pool, { by, id, action: 'account.end-sessions' }),
  }
}

interface AccountChange {
  by: Changer
  id: string
  action: string
  details?: Readonly<Record<string, unknown>>
  takesAdminAway?: boolean
  /** Besides the end of the sessions. */
  statement?: SQL
}

/** In one transaction: the change, the end of the account's sessions, and the entry of the audit log. */
async function changeAccount(
  pool: pg.Pool,
  { by, id, action, details = {}, takesAdminAway = false, statement }: AccountChange,
): Promise<Change> {
  return inTransaction(pool, undefined, async transaction => {
    const reached = await reachAccount(transaction, { by, id, action, takesAdminAway })
    if (reached !== 'made') return reached
    if (statement) await query(transaction, statement)
    await endSessions(transaction, id)
    await recordAudit(transaction, { ...by, action, target: id, details })
    return 'made'
  })
}

/** Whether an account may be changed by somebody. Admins and the account are locked until the end of the transaction. */
async function reachAccount(
  transaction: Transaction,
  { by, id, action, takesAdminAway = false }: Pick<AccountChange, 'by' | 'id' | 'action' | 'takesAdminAway'>,
): Promise<Change> {
  const admins = await lockAdmins(transaction)
  const [account] = await query<{ role: Role }>(
    transaction,
    sql`select role from users where id = ${id} for update`,
  )
  if (!account) return 'NO_SUCH_ACCOUNT'
  if (!by.isAdmin && account.role !== 'member') {
    await recordAudit(transaction, { ...by, action: 'role.refused', target: id, details: { action } })
    return 'OUT_OF_REACH'
  }
  return takesAdminAway && isLastAdmin(admins, id) ? 'LAST_ADMIN' : 'made'
}

const found = `$1 = '' or position($1 in email) > 0 or position($1 in lower(name)) > 0`

const listPage = `
  select id, email, name, role, duties, banned and (ban_expires is null or ban_expires > now()) as banned,
    ban_reason as "banReason", ban_expires as "bannedUntil", two_factor_enabled as "twoFactorEnabled",
    created_at as "createdAt", last_sign_in_at as "lastSignInAt"
  from users where ${found} order by created_at desc, id desc limit ${accountsPerPage} offset $2`

const countFound = `select count(*)::int as total from users where ${found}`
