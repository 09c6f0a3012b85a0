import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { JobKind } from './job-kind.ts'

/** A transaction, in which the job is there or not with everything else; or a pool, where it stands alone. */
export type Where = Pick<NodePgDatabase, 'execute'> | pg.Pool

export interface EnqueueOptions {
  /** Of jobs that wait under one key the latest stays. */
  jobKey?: string
}

/**
 * The queue waits e to the power of the tries so far, in seconds, and from the tenth on 6 hours: the thirteenth try
 * comes 22 hours after the first. What has not worked by then is given up.
 */
const mostAttempts = 13

export async function enqueueJob<Input>(
  where: Where,
  { name, input: schema }: JobKind<Input>,
  input: Input,
  { jobKey }: EnqueueOptions = {},
): Promise<void> {
  const asked = JSON.stringify(schema.parse(input))
  const connection = 'execute' in where ? where : drizzle(where)
  await connection.execute(
    sql`select public.enqueue_job(${name}, ${asked}::json, ${jobKey ?? null}, ${mostAttempts})`,
  )
}
