import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'

/** The same question to a transaction or to a pool. */
export async function ask<Row extends Record<string, unknown>>(
  where: JobExecutor,
  question: SQL,
): Promise<Row[]> {
  const connection = 'execute' in where ? where : drizzle(where)
  const { rows } = await connection.execute<Row>(question)
  return rows as Row[]
}
