import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const tasteMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'forgotten_leanings',
    columns: ['thing', 'about', 'forgotten_at'],
    label: ['leaning that no longer counts', 'leanings that no longer count'],
  }),
]
