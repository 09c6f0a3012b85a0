import { sql } from 'drizzle-orm'
import { query } from './database/run-query.ts'
import type { HttpExchange } from './http/mount-contract.ts'
import type { JobExecutor } from './jobs/enqueue-job.ts'

/** Who acts, from where, with which request. */
export interface Actor {
  /** Null: nobody is signed in, or a program of the operator acts. */
  actorId: string | null
  address: string | null
  requestId: string | null
}

export interface AuditEntry extends Actor {
  /** What is done, such as `account.ban`. */
  action: string
  /** What it is done to: an ID, or the route of what was refused. */
  target: string
  /** Never a password, a token, a link or a key. */
  details?: Readonly<Record<string, unknown>>
}

/** @param memberId null: nobody is signed in */
export function actorOf(
  { memberId }: { memberId: string | null },
  { address, requestId }: Pick<HttpExchange, 'address' | 'requestId'>,
): Actor {
  return { actorId: memberId, address, requestId }
}

/** Drops those of more than a year. @param executor of the role for accounts */
export async function dropOldAuditEntries(executor: JobExecutor): Promise<void> {
  await query(executor, sql`select drop_old_audit_entries()`)
}

/** A program that the operator runs on the server. */
export const operator: Actor = { actorId: null, address: null, requestId: null }

/**
 * Adds an entry, as a part of the transaction in which the act is done if one is given. The server can neither change nor remove
 * entries; those of more than a year are dropped.
 * @param executor of the role for accounts or of the service role
 */
export async function recordAudit(executor: JobExecutor, entry: AuditEntry): Promise<void> {
  const { actorId, action, target, details = {}, address, requestId } = entry
  await query(
    executor,
    sql`insert into audit_log (actor_id, action, target, details, address, request_id)
      values (${actorId}, ${action}, ${target}, ${JSON.stringify(details)}::jsonb, ${address}, ${requestId})`,
  )
}
