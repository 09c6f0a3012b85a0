import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { operator, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { query } from '#platform/server/database/run-query.ts'

/**
 * For the operator: makes the account of an address an admin, and ends its sessions, which began with fewer rights. Its
 * member becomes the owner where there is none. False when the address has no account.
 */
export function grantAdmin(pool: pg.Pool, email: string): Promise<boolean> {
  return inTransaction(pool, undefined, async transaction => {
    const [granted] = await query<{ id: string }>(
      transaction,
      sql`with granted as (
          update users set role = 'admin', duties = '{}', updated_at = now()
          where email = ${email.trim().toLowerCase()} returning id
        ), claimed as (
          update house_owner set user_id = granted.id, claimed_at = now(), code_hash = null
          from granted where claimed_at is null
        ), ended as (
          delete from sessions using granted where sessions.user_id = granted.id
        )
        select id from granted`,
    )
    if (!granted) return false
    const details = { role: 'admin', by: 'make-admin' }
    await recordAudit(transaction, { ...operator, action: 'account.role', target: granted.id, details })
    return true
  })
}
