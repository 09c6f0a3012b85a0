import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const announcementsMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'announcements',
    ownerColumn: 'written_by',
    columns: ['title', 'body', 'written_at', 'withdrawn_at'],
    label: ['announcement', 'announcements'],
  }),
  memberTable({
    name: 'announcement_recipients',
    columns: ['announcement_id', 'told_at', 'mailed_at'],
    label: null,
  }),
]
