import { sql } from 'drizzle-orm'
import type { Transaction } from './in-transaction.ts'

export type Row = Record<string, unknown>

/** A table with member data: exported on request and deleted with the account. */
export interface MemberTable {
  name: string
  /** Never a hash, a token or a secret. */
  read(transaction: Transaction, memberId: string): Promise<Row[]>
}

export function memberTable(
  name: string,
  columns: readonly string[] | '*' = '*',
  ownerColumn = 'user_id',
): MemberTable {
  const selection =
    columns === '*'
      ? sql.raw('*')
      : sql.join(
          columns.map(column => sql.identifier(column)),
          sql.raw(', '),
        )
  return {
    name,
    async read(transaction, memberId) {
      // JSON keeps numbers as numbers and formats timestamps as ISO 8601.
      const { rows } = await transaction.execute<{ row: Row }>(
        sql`select row_to_json(member_row) as row from (
          select ${selection} from ${sql.identifier(name)} where ${sql.identifier(ownerColumn)} = ${memberId} order by 1
        ) member_row`,
      )
      return rows.map(({ row }) => row)
    },
  }
}
