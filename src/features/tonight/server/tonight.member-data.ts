import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const tonightMemberData: readonly MemberTable[] = [
  memberTable('tonight_refused', ['cigar_id', 'refused_at']),
]
