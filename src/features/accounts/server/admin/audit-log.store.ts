import { sql } from 'drizzle-orm'
import { query } from '#platform/server/database/run-query.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'

export interface AuditEntry {
  /** The admin. */
  actorId: string
  action: 'outbox.open'
  /** What it was done to: an ID. */
  target: string
  details: Readonly<Record<string, string>>
}

/** The server can add entries, but neither read nor change them; the operator reads them in the database. */
export async function recordAudit(
  executor: JobExecutor,
  { actorId, action, target, details }: AuditEntry,
): Promise<void> {
  await query(
    executor,
    sql`insert into audit_log (actor_id, action, target, details)
      values (${actorId}, ${action}, ${target}, ${JSON.stringify(details)}::jsonb)`,
  )
}
