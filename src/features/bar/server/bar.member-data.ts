import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const barMemberData: readonly MemberTable[] = [
  memberTable('bar_drinks', ['drink_id', 'level', 'added_at']),
]
