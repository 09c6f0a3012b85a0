import type pg from 'pg'

export interface QueueState {
  /** Whose time has come, and that have not run yet. */
  waiting: number
  /** Of those that wait, what failed before and is tried again. */
  retrying: number
  /** Given up after all attempts; kept for a week. */
  failed: FailedJobs[]
}

export interface FailedJobs {
  /** The name of the kind of job. */
  name: string
  count: number
  lastFailure: string
  lastFailedAt: Date
}

/** A job that another one with its key replaces while it runs has no attempts left either, and has not failed. */
const isGivenUp = 'attempts >= max_attempts and locked_at is null and last_error is not null'

export async function readQueue(owner: pg.Pool): Promise<QueueState> {
  const { rows: counted } = await owner.query<{ waiting: number; retrying: number }>(
    `select count(*) filter (where run_at <= now())::int as waiting, count(*) filter (where attempts > 0)::int as retrying
     from graphile_worker.jobs where attempts < max_attempts and locked_at is null`,
  )
  const { rows: failed } = await owner.query<FailedJobs>(
    `select task_identifier as name, count(*)::int as count, max(updated_at) as "lastFailedAt",
       (array_agg(left(last_error, 300) order by updated_at desc))[1] as "lastFailure"
     from graphile_worker.jobs where ${isGivenUp} group by 1 order by 3 desc`,
  )
  return { ...counted[0]!, failed }
}

/** How many jobs that were given up run again. */
export async function retryFailedJobs(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `with retried as (
       select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0)
       from graphile_worker.jobs where ${isGivenUp} having count(*) > 0
     )
     select count(*)::int as count from retried`,
  )
  return rows[0]!.count
}
