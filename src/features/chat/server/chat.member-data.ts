import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const chatMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'chat_messages',
    ownerColumn: 'author_id',
    columns: ['channel', 'seq', 'id', 'content', 'card', 'created_at', 'edited_at', 'deleted_at'],
    label: ['message in the lounge', 'messages in the lounge'],
  }),
  memberTable({
    name: 'chat_photos',
    columns: ['id', 'width', 'height', 'is_sent', 'saved_at'],
    file: { content: 'content', name: 'id', extension: 'jpg' },
    label: ['photo in the lounge', 'photos in the lounge'],
  }),
  memberTable({ name: 'chat_reactions', columns: ['channel', 'seq', 'kind', 'created_at'], label: null }),
  memberTable({ name: 'chat_blocks', columns: ['blocked_id', 'created_at'], label: null }),
  memberTable({
    name: 'chat_reports',
    columns: ['channel', 'seq', 'reason', 'created_at', 'closed_at'],
    label: ['report to the admins', 'reports to the admins'],
  }),
  memberTable({ name: 'chat_silences', columns: ['until'], label: null }),
  memberTable({ name: 'chat_reads', columns: ['channel', 'read_seq', 'muted_until'], label: null }),
]
