import type pg from 'pg'
import type { Role } from '../../accounts.contract.ts'
import { accountsPerPage } from '../../admin-accounts.contract.ts'

export interface AccountRow {
  id: string
  email: string
  name: string
  role: Role
  banned: boolean
  banReason: string | null
  twoFactorEnabled: boolean
  createdAt: Date
  lastSignInAt: Date | null
}

/** The outcome of a change. There is always an admin who can sign in. */
export type Change = 'made' | 'NO_SUCH_ACCOUNT' | 'LAST_ADMIN'

/** The accounts, as admins see and change them. */
export interface AdminAccounts {
  list(search: string, page: number): Promise<{ users: AccountRow[]; total: number }>
  setRole(id: string, role: Role): Promise<Change>
  ban(id: string, reason: string | undefined): Promise<Change>
  /** False when there is no such account. */
  unban(id: string): Promise<boolean>
  /** False when there is no such account. */
  endSessions(id: string): Promise<boolean>
}

export function openAdminAccounts(pool: pg.Pool): AdminAccounts {
  const isThere = async (statement: string, id: string) => {
    const { rowCount } = await pool.query(statement, [id])
    return rowCount === 1
  }
  return {
    async list(search, page) {
      const [{ rows: users }, { rows: counted }] = await Promise.all([
        pool.query<AccountRow>(listPage, [search.toLowerCase(), (page - 1) * accountsPerPage]),
        pool.query<{ total: number }>(countFound, [search.toLowerCase()]),
      ])
      return { users, total: counted[0]!.total }
    },
    setRole: (id, role) =>
      changeAdmins(pool, id, role !== 'admin', client =>
        client.query('update users set role = $2, updated_at = now() where id = $1', [id, role]),
      ),
    ban: (id, reason) => changeAdmins(pool, id, true, client => client.query(ban, [id, reason || null])),
    unban: id => isThere(unban, id),
    async endSessions(id) {
      await pool.query('delete from sessions where user_id = $1', [id])
      return isThere('select id from users where id = $1', id)
    },
  }
}

/**
 * Changes who is an admin, and ends the sessions of that account in the same transaction. All admins are locked first, in one
 * order, so that two who take the role from each other do not both succeed.
 */
async function changeAdmins(
  pool: pg.Pool,
  id: string,
  takesAdminAway: boolean,
  change: (client: pg.PoolClient) => Promise<pg.QueryResult>,
): Promise<Change> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: admins } = await client.query<{ id: string }>(lockAdmins)
    const isLast = admins.length === 1 && admins[0]!.id === id
    const { rowCount } = takesAdminAway && isLast ? { rowCount: 0 } : await change(client)
    await client.query('delete from sessions where user_id = $1 and $2', [id, rowCount === 1])
    await client.query('commit')
    if (rowCount === 1) return 'made'
    return takesAdminAway && isLast ? 'LAST_ADMIN' : 'NO_SUCH_ACCOUNT'
  } catch (failure) {
    await client.query('rollback').catch(() => undefined)
    throw failure
  } finally {
    client.release()
  }
}

const lockAdmins = `select id from users where role = 'admin' and not banned order by id for update`

const found = `$1 = '' or position($1 in email) > 0`

const listPage = `
  select id, email, name, role, banned, ban_reason as "banReason", two_factor_enabled as "twoFactorEnabled",
    created_at as "createdAt", last_sign_in_at as "lastSignInAt"
  from users where ${found} order by created_at desc, id desc limit ${accountsPerPage} offset $2`

const countFound = `select count(*)::int as total from users where ${found}`

const ban = `
  update users set banned = true, ban_reason = $2, ban_expires = null, updated_at = now() where id = $1`

const unban = `
  update users set banned = false, ban_reason = null, ban_expires = null, updated_at = now() where id = $1`
