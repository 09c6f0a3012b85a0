import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'

/**
 * Deletes an account with every row that belongs to it, or nothing at all; `alongside` is part of the same transaction
 * and comes first. The last admin stays as long as somebody else is there.
 */
export function closeAccount(
  pool: pg.Pool,
  memberId: string,
  alongside: (transaction: Transaction) => Promise<void>,
): Promise<'closed' | 'LAST_ADMIN'> {
  return inTransaction(pool, undefined, async transaction => {
    // Of two admins who leave at the same moment the second one waits here and is then the last.
    const { rows: admins } = await transaction.execute<{ id: string }>(
      sql`select id from users where role = 'admin' and not banned order by id for update`,
    )
    const { rows: others } = await transaction.execute(
      sql`select id from users where id <> ${memberId} limit 1`,
    )
    const isAlone = others.length === 0
    if (!isAlone && admins.length === 1 && admins[0]!.id === memberId) return 'LAST_ADMIN'
    await alongside(transaction)
    // Neither hangs on the account by a key. Tries under the mail address stay until their time is over: else
    // deleting and signing up again would be a way around the limit on mails to that address.
    await transaction.execute(sql`delete from verifications where value = ${memberId}`)
    await transaction.execute(sql`delete from attempts where key like ${`% ${memberId}`}`)
    await transaction.execute(sql`delete from users where id = ${memberId}`)
    if (isAlone) await transaction.execute(sql`update house_owner set user_id = null, claimed_at = null`)
    return 'closed'
  })
}
