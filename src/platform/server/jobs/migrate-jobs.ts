import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { appRole, authRole } from '../database/database-address.ts'
import { withMigrationLock } from '../database/migration-lock.ts'
import type { Log } from '../log.ts'
import { graphileLogger } from './graphile-logger.ts'

/** Brings the tables of the job queue up to date, under the same lock as our own migrations. */
export async function migrateJobs(owner: pg.Pool, client: pg.ClientBase, log: Log): Promise<void> {
  await withMigrationLock(client, log, async () => {
    await runMigrations({ pgPool: owner, logger: graphileLogger(log) })
    await client.query(openQueue)
  })
}

/**
 * What waits may be a letter to somebody, so no role that answers requests can read it: they have one function to
 * put a job in, which works with the rights of its owner. Its search path is fixed, or a caller could lend it tables.
 */
const openQueue = `
  create or replace function public.enqueue_job(job_name text, job_input json, unique_key text, most_attempts integer)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    select graphile_worker.add_job(
      identifier => job_name, payload => job_input, job_key => unique_key, max_attempts => most_attempts)
  $$;
  revoke all on function public.enqueue_job from public;
  grant execute on function public.enqueue_job to ${appRole}, ${authRole};
`
