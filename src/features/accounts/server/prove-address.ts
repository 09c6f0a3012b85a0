import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { ask } from './ask-database.ts'

/** Somebody has followed a link that went to the address of the account. True the first time. */
export async function proveAddress(transaction: Transaction, memberId: string): Promise<boolean> {
  const proved = await ask(
    transaction,
    sql`update users set email_verified = true, updated_at = now()
      where id = ${memberId} and not email_verified returning id`,
  )
  return proved.length > 0
}
