import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/** What a member may take along of their bar. */
export const barTables: readonly MemberTable[] = [
  memberTable('bar_drinks', ['drink_id', 'level', 'added_at']),
]
