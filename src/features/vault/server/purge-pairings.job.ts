import type pg from 'pg'
import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Deletes pairings removed more than a day ago, which can no longer be restored. */
export const purgePairings: JobKind<Record<string, never>> = {
  name: 'purge-pairings',
  input: z.object({}),
  schedule: '41 4 * * *',
}

/** Needs the owner role: row-level security hides other members' rows from every other role. */
export async function runPurgePairings(owner: pg.Pool): Promise<void> {
  await owner.query("delete from saved_pairings where deleted_at <= now() - interval '1 day'")
}
