import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const eventsMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'event_answers',
    columns: ['event_id', 'answer', 'party_size', 'asked_at', 'promoted_at', 'ticket', 'checked_in_at'],
    label: ['answer to an event', 'answers to events'],
  }),
  memberTable({ name: 'calendar_feeds', columns: ['created_at'], label: null }),
]
