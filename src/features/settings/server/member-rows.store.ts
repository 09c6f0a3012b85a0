import { accountMemberData } from '#features/accounts/server/accounts.member-data.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import { countMemberRows, type MemberTable, type Row } from '#platform/server/database/member-table.ts'
import type { Database } from '#platform/server/database/open-database.ts'

export interface MemberTables {
  database: Pick<Database, 'app' | 'auth' | 'runAsMember'>
  /** Tables of the app role. The account tables are added here. */
  tables: readonly MemberTable[]
}

export function tablesOf({ tables }: Pick<MemberTables, 'tables'>): MemberTable[] {
  return [...accountMemberData, ...tables]
}

/** Rows of the member, by table. */
export async function countRows(
  { database, tables }: MemberTables,
  memberId: string,
): Promise<Record<string, number>> {
  const ofAccount = await database.auth.query<Record<string, number>>({
    name: 'count-account-rows',
    text: countMemberRows(accountMemberData),
    values: [memberId],
  })
  const statement = memberQuery('count-member-rows', countMemberRows(tables))
  const [ofMember] = await database.runAsMember<Record<string, number>>(statement, memberId)
  return { ...ofAccount.rows[0], ...ofMember }
}

export function readTable(data: MemberTables, table: MemberTable, memberId: string): Promise<Row[]> {
  return inTransaction(poolOf(data, table), memberId, transaction => table.read(transaction, memberId))
}

/** Of a row with a file; undefined if it is gone by now. */
export async function readFile(
  data: MemberTables,
  table: MemberTable,
  memberId: string,
  row: Row,
): Promise<Uint8Array | undefined> {
  return inTransaction(poolOf(data, table), memberId, async transaction =>
    table.files?.read(transaction, memberId, row),
  )
}

function poolOf({ database }: MemberTables, table: MemberTable) {
  return accountMemberData.includes(table) ? database.auth : database.app
}
