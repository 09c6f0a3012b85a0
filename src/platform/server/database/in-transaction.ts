import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/**
 * Runs `work` in one transaction on behalf of a member, whom the row policies know as `app.user_id`;
 * without a member they know nobody. Rolls back when `work` throws, and throws what it threw.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  memberId: string | undefined,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let refused: { reason: unknown } | undefined
  try {
    const result = await drizzle(client).transaction(async transaction => {
      if (memberId !== undefined) {
        await transaction.execute(sql`select set_config('app.user_id', ${memberId}, true)`)
      }
      return work(transaction).catch(reason => {
        refused = { reason }
        throw reason
      })
    })
    client.release()
    return result
  } catch (error) {
    // A connection that is not at rest after its rollback must not serve anybody else.
    client.release(refused === undefined || client.getTransactionStatus() !== 'I')
    throw refused ? refused.reason : error
  }
}
