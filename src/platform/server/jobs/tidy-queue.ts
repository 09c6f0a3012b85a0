import type pg from 'pg'

/**
 * Frees what a dead house held: a try ends after one minute, so whoever holds a job for two is gone; the queue itself
 * would wait four hours. And forgets after a week what was given up, which may be a letter to somebody.
 */
export async function tidyQueue(owner: pg.Pool): Promise<void> {
  await owner.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - interval '2 minutes' having count(*) > 0`)
  await owner.query(`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'
    having count(*) > 0`)
}
