import * as z from 'zod/mini'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Attempts } from './limit-attempts.ts'
import { absoluteSeconds } from './open-auth.ts'

/** What ran out counts nowhere any more; once an hour it goes. */
export const sweepAccounts: JobKind<Record<string, never>> = {
  name: 'sweep-accounts',
  input: z.object({}),
  schedule: '17 * * * *',
}

export async function runSweepAccounts({
  database: { auth },
  attempts,
}: {
  database: Database
  attempts: Attempts
}): Promise<void> {
  await attempts.sweep()
  await auth.query('delete from verifications where expires_at < now()')
  await auth.query(
    'delete from sessions where expires_at < now() or created_at < now() - make_interval(secs => $1)',
    [absoluteSeconds],
  )
}
