import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const barMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'bar_drinks',
    columns: ['drink_id', 'level', 'added_at', 'own_name', 'own_type', 'own_abv'],
    label: ['drink in your bar', 'drinks in your bar'],
  }),
]
