import type pg from 'pg'
import { findAccountId } from '../account.store.ts'
import { issueLink } from './account-link.store.ts'

/** A link to set a new password, for an operator to hand over; nothing ends before it is used. */
export async function createResetLink(
  pool: pg.Pool,
  email: string,
  origin: string,
): Promise<string | undefined> {
  const memberId = await findAccountId(pool, email.trim().toLowerCase())
  if (memberId === undefined) return undefined
  return `${origin}/reset-password?token=${await issueLink(pool, 'reset-password', { memberId })}`
}
