import * as z from 'zod/mini'
import { dropOldAuditEntries } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { AttemptLimiter } from './attempts.store.ts'
import { sweepSessions } from './sessions/session.store.ts'
import { sweepVerifications } from './verification.store.ts'

/** Deletes what has expired, once an hour. */
export const sweepAccounts: JobKind<Record<string, never>> = {
  name: 'sweep-accounts',
  input: z.object({}),
  schedule: '17 * * * *',
}

export async function runSweepAccounts({
  database: { auth },
  limiter,
}: {
  database: Database
  limiter: AttemptLimiter
}): Promise<void> {
  await limiter.sweep()
  await sweepVerifications(auth)
  await sweepSessions(auth)
  await dropOldAuditEntries(auth)
}
