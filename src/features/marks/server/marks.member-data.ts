import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const marksMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'catalogue_marks',
    columns: ['kind', 'item_id', 'mark', 'marked_at'],
    label: ['mark on a cigar or drink', 'marks on cigars and drinks'],
  }),
]
