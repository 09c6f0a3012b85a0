import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/** What a member may take along of their profile and settings. */
export const settingsTables: readonly MemberTable[] = [
  memberTable('profiles', '*', 'id'),
  memberTable('user_settings'),
]
