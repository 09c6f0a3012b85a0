import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** Sets `app.user_id` for the row policies. Rolls back when `work` throws, and rethrows the original error. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  memberId: string | undefined,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let workError: { reason: unknown } | undefined
  try {
    const result = await drizzle(client).transaction(async transaction => {
      if (memberId !== undefined) {
        await transaction.execute(sql`select set_config('app.user_id', ${memberId}, true)`)
      }
      return work(transaction).catch(reason => {
        workError = { reason }
        throw reason
      })
    })
    client.release()
    return result
  } catch (error) {
    // A connection that is not idle after its rollback must not be reused.
    client.release(workError === undefined || client.getTransactionStatus() !== 'I')
    throw workError ? workError.reason : error
  }
}
