import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const tonightMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'tonight_refused',
    columns: ['cigar_id', 'refused_at'],
    label: ['cigar you asked us not to suggest', 'cigars you asked us not to suggest'],
  }),
]
