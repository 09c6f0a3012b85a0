import { sql } from 'drizzle-orm'
import { recordAudit } from '#platform/server/audit-log.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { Moderator } from './moderator.ts'

/** Why somebody cannot act on a member. */
export type Unreached = 'NO_SUCH_MEMBER' | 'OUT_OF_REACH'

/** What somebody wants to do to a member. */
export interface Act {
  by: Moderator
  memberId: string
  /** Of the audit log, such as `member.silence`. */
  action: string
}

/** An admin acts on everybody, other moderators on members. Undefined: the act may go on. */
export async function findUnreached(
  transaction: Transaction,
  { by, memberId, action }: Act,
): Promise<Unreached | undefined> {
  const [member] = await query<{ role: string }>(
    transaction,
    sql`select role from users where id = ${memberId}`,
  )
  if (!member) return 'NO_SUCH_MEMBER'
  if (by.isAdmin || member.role === 'member') return undefined
  await recordRefusal(transaction, { by, memberId, action })
  return 'OUT_OF_REACH'
}

/** The transaction has to be committed, so that the entry stays. */
export async function recordRefusal(
  transaction: Transaction,
  { by: { actorId, address, requestId }, memberId, action }: Act,
): Promise<void> {
  await recordAudit(transaction, {
    actorId,
    address,
    requestId,
    action: 'role.refused',
    target: memberId,
    details: { action },
  })
}
