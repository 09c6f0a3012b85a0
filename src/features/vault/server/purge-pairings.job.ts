import type pg from 'pg'
import * as z from 'zod/mini'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'

/** Removes what was taken out of the vaults more than a day ago: nobody can put it back any more. */
export const purgePairings: JobKind<Record<string, never>> = {
  name: 'purge-pairings',
  input: z.object({}),
  schedule: '41 4 * * *',
}

/** As the owner: to everybody else the rows of all members are closed. */
export async function runPurgePairings(owner: pg.Pool): Promise<void> {
  await owner.query("delete from saved_pairings where deleted_at <= now() - interval '1 day'")
}
