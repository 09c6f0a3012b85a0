import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { appRole, authRole, serviceRole } from '../database/database-address.ts'
import { withMigrationLock } from '../database/migration-lock.ts'
import type { Log } from '../log.ts'
import { graphileLogger } from './graphile-logger.ts'

/** Under the same lock as our own migrations. */
export async function migrateJobs(owner: pg.Pool, client: pg.ClientBase, log: Log): Promise<void> {
  await withMigrationLock(client, log, async () => {
    await runMigrations({ pgPool: owner, logger: graphileLogger(log) })
    await client.query(createEnqueueFunction)
  })
}

/**
 * Payloads may contain email, so request roles cannot read the queue: a security definer function lets them add jobs.
 * Its search path is fixed, so that a caller cannot substitute tables.
 */
const createEnqueueFunction = `
  drop function if exists public.enqueue_job(text, json, text, integer);
  create or replace function public.enqueue_job(
    job_name text, job_input json, unique_key text, most_attempts integer, run_from timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    select graphile_worker.add_job(
      identifier => job_name, payload => job_input, job_key => unique_key, max_attempts => most_attempts,
      run_at => run_from)
  $$;
  revoke all on function public.enqueue_job from public;
  grant execute on function public.enqueue_job to ${appRole}, ${authRole}, ${serviceRole};
`
