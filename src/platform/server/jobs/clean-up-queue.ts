import type pg from 'pg'

/**
 * Unlocks jobs of dead processes: an attempt ends after one minute, so a lock of two minutes is stale (Graphile Worker
 * itself waits four hours). Deletes jobs that were given up after a week, since their payload may contain email.
 */
export async function cleanUpQueue(owner: pg.Pool): Promise<void> {
  await owner.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - interval '2 minutes' having count(*) > 0`)
  await owner.query(`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'
    having count(*) > 0`)
}
