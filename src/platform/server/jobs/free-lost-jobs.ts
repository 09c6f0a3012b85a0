import type pg from 'pg'

/** A try ends after one minute, so whoever holds a job for two is dead. The queue itself would wait four hours. */
export async function freeLostJobs(owner: pg.Pool): Promise<void> {
  await owner.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - interval '2 minutes' having count(*) > 0`)
}
