import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const narrationMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'tellings',
    columns: ['day', 'times', 'tokens'],
    label: ['day on which Arturo narrated', 'days on which Arturo narrated'],
  }),
]
