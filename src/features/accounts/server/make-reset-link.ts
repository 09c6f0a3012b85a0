import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { issueLink } from './account-links.store.ts'
import { ask } from './ask-database.ts'

/** A link to set a new password, for an operator to hand over; nothing ends before it is used. */
export async function makeResetLink(
  pool: pg.Pool,
  email: string,
  origin: string,
): Promise<string | undefined> {
  const [account] = await ask<{ id: string }>(
    pool,
    sql`select id from users where email = ${email.trim().toLowerCase()}`,
  )
  if (!account) return undefined
  return `${origin}/reset-password?token=${await issueLink(pool, 'reset-password', { memberId: account.id })}`
}
