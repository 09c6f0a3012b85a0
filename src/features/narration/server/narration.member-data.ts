import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const narrationMemberData: readonly MemberTable[] = [
  memberTable('tellings', ['day', 'times', 'tokens']),
]
