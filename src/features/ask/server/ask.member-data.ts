import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const askMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'arturo_questions',
    columns: [
      'id',
      'conversation_id',
      'question',
      'response',
      'sources',
      'refused',
      'helpful',
      'fallback_reason',
      'stopped_at',
      'created_at',
      'removed_at',
    ],
    label: ['question to Arturo', 'questions to Arturo'],
  }),
  memberTable({
    name: 'arturo_memories',
    columns: ['id', 'subject', 'value', 'words', 'told_at', 'removed_at'],
    label: ['thing you told Arturo about yourself', 'things you told Arturo about yourself'],
  }),
]
