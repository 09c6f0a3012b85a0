import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const profileMemberData: readonly MemberTable[] = [
  memberTable({ name: 'profiles', ownerColumn: 'id', label: null }),
  memberTable({ name: 'user_settings', label: null }),
]
