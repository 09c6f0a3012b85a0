import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { ask } from './ask-database.ts'

/**
 * Somebody has followed a link that went to the address of the account. The first time, whoever opened the account may
 * have been another who typed that address and waited: all that this one could come back by goes. True that first time.
 */
export async function proveAddress(transaction: Transaction, memberId: string): Promise<boolean> {
  const proved = await ask(
    transaction,
    sql`update users set email_verified = true, two_factor_enabled = false, updated_at = now()
      where id = ${memberId} and not email_verified returning id`,
  )
  if (proved.length === 0) return false
  for (const gone of [
    sql`delete from passkeys where user_id = ${memberId}`,
    sql`delete from two_factors where user_id = ${memberId}`,
    sql`delete from identities where user_id = ${memberId} and provider_id = 'credential'`,
    sql`delete from sessions where user_id = ${memberId}`,
    sql`delete from verifications where value = ${memberId}`,
  ])
    await ask(transaction, gone)
  return true
}
