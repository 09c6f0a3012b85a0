import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

/** Which rows of the lounge an admin has written; they stay without the account. */
export const catalogueMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'catalogue_own_rows',
    ownerColumn: 'changed_by',
    columns: ['changed_at', 'kind', 'id'],
    label: null,
  }),
]
