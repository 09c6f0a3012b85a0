import { sql } from 'drizzle-orm'
import type { Transaction } from './in-transaction.ts'

export type Row = Record<string, unknown>

/** A table with rows that belong to a member: what they may take along, and what goes when they leave. */
export interface MemberTable {
  name: string
  /** Every row of the member, with what may be shown to them: no hash, no token, no secret. */
  read(transaction: Transaction, memberId: string): Promise<Row[]>
}

/** The usual case: all rows, with all columns unless some are named. */
export function memberTable(
  name: string,
  columns: readonly string[] | '*' = '*',
  ownerColumn = 'user_id',
): MemberTable {
  const wanted =
    columns === '*'
      ? sql.raw('*')
      : sql.join(
          columns.map(column => sql.identifier(column)),
          sql.raw(', '),
        )
  return {
    name,
    async read(transaction, memberId) {
      // As JSON numbers stay numbers and moments are told as ISO 8601 has them.
      const { rows } = await transaction.execute<{ row: Row }>(
        sql`select row_to_json(one) as row from (
          select ${wanted} from ${sql.identifier(name)} where ${sql.identifier(ownerColumn)} = ${memberId} order by 1
        ) one`,
      )
      return rows.map(({ row }) => row)
    },
  }
}
