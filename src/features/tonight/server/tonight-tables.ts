import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/** What a member may take along of their evenings. */
export const tonightTables: readonly MemberTable[] = [
  memberTable('tonight_refused', ['cigar_id', 'refused_at']),
]
