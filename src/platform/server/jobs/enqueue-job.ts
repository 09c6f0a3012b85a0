import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { JobKind } from './job-kind.ts'

/** In a transaction the job exists only if it commits. */
export type JobExecutor = Pick<NodePgDatabase, 'execute'> | pg.Pool

export interface EnqueueOptions {
  /** A new job replaces a waiting one with the same key. */
  jobKey?: string
  /** Default: now. */
  runAt?: Date | undefined
}

/** The delay is e^attempt seconds, 6 hours from the tenth on: the thirteenth attempt comes 22 hours after the first. */
const maxAttempts = 13

export async function enqueueJob<Input>(
  executor: JobExecutor,
  { name, input: schema }: JobKind<Input>,
  input: Input,
  { jobKey, runAt }: EnqueueOptions = {},
): Promise<void> {
  const payload = JSON.stringify(schema.parse(input))
  const connection = 'execute' in executor ? executor : drizzle(executor)
  await connection.execute(
    sql`select public.enqueue_job(${name}, ${payload}::json, ${jobKey ?? null}, ${maxAttempts}, ${runAt?.toISOString() ?? null}::timestamptz)`,
  )
}
