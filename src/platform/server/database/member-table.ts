import { sql } from 'drizzle-orm'
import type { Transaction } from './in-transaction.ts'

export type Row = Record<string, unknown>

/** A table with member data: exported on request and deleted with the account. */
export interface MemberTable {
  name: string
  /** The column with the member's id. */
  ownerColumn: string
  /** What one row and several rows are to the member; null if every member has the same number. */
  label: readonly [one: string, several: string] | null
  /** Never a hash, a token or a secret. */
  read(transaction: Transaction, memberId: string): Promise<Row[]>
  /** Of a table whose rows hold a file each. */
  files?: {
    nameOf(row: Row): string
    read(transaction: Transaction, memberId: string, row: Row): Promise<Uint8Array | undefined>
  }
}

interface MemberTableOptions extends Pick<MemberTable, 'name' | 'label'> {
  columns?: readonly string[]
  ownerColumn?: string
  /** The column with the content, which is none of `columns`, and the column that the file is named after. */
  file?: { content: string; name: string; extension: string }
}

/** @param options.columns all columns if absent */
export function memberTable({
  name,
  label,
  columns,
  ownerColumn = 'user_id',
  file,
}: MemberTableOptions): MemberTable {
  const selection =
    columns === undefined
      ? sql.raw('*')
      : sql.join(
          columns.map(column => sql.identifier(column)),
          sql.raw(', '),
        )
  return {
    name,
    ownerColumn,
    label,
    async read(transaction, memberId) {
      // JSON keeps numbers as numbers and formats timestamps as ISO 8601.
      const { rows } = await transaction.execute<{ row: Row }>(
        sql`select row_to_json(member_row) as row from (
          select ${selection} from ${sql.identifier(name)} where ${sql.identifier(ownerColumn)} = ${memberId} order by 1
        ) member_row`,
      )
      return rows.map(({ row }) => row)
    },
    ...(file && { files: filesOf({ name, ownerColumn }, file) }),
  }
}

function filesOf(
  { name, ownerColumn }: Pick<MemberTable, 'name' | 'ownerColumn'>,
  file: NonNullable<MemberTableOptions['file']>,
): NonNullable<MemberTable['files']> {
  return {
    nameOf: row => `${String(row[file.name])}.${file.extension}`,
    async read(transaction, memberId, row) {
      const { rows } = await transaction.execute<{ content: Uint8Array }>(sql`
        select ${sql.identifier(file.content)} as content from ${sql.identifier(name)}
        where ${sql.identifier(ownerColumn)} = ${memberId} and ${sql.identifier(file.name)} = ${row[file.name]}`)
      return rows[0]?.content
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
