import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'

/** One statement, in a transaction or on a pool. */
export async function query<Row extends Record<string, unknown>>(
  executor: JobExecutor,
  statement: SQL,
): Promise<Row[]> {
  const connection = 'execute' in executor ? executor : drizzle(executor)
  const { rows } = await connection.execute<Row>(statement)
  return rows as Row[]
}
