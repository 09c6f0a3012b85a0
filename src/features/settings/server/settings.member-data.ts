import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const settingsMemberData: readonly MemberTable[] = [
  memberTable('profiles', '*', 'id'),
  memberTable('user_settings'),
]
