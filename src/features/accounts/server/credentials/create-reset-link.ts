import type pg from 'pg'
import { operator, recordAudit } from '#platform/server/audit-log.ts'
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
  const token = await issueLink(pool, 'reset-password', { memberId })
  const details = { by: 'reset-password' }
  await recordAudit(pool, { ...operator, action: 'account.create-reset-link', target: memberId, details })
  return `${origin}/reset-password?token=${token}`
}
