import { sql } from 'drizzle-orm'
import type { Transaction } from './in-transaction.ts'

export type Row = Record<string, unknown>

/** A table with member data: exported on request and deleted with the account. */
export interface MemberTable {
  name: string
  /** The column with the member's id. */
  ownerColumn: string
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
    ownerColumn,
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

/** Text of a query for the number of rows that member `$1` has in each table, in a column of its name. */
export function countMemberRows(tables: readonly MemberTable[]): string {
  const counts = tables.map(
    ({ name, ownerColumn }) =>
      `(select count(*)::int from "${name}" where "${ownerColumn}" = $1::uuid) as "${name}"`,
  )
  return `select ${counts.join(', ')}`
}
