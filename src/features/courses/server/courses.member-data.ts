import { type MemberTable, memberTable } from '#platform/server/database/member-table.ts'

export const coursesMemberData: readonly MemberTable[] = [
  memberTable({
    name: 'lesson_completions',
    columns: ['course', 'lesson', 'completed_at'],
    label: ['completed lesson', 'completed lessons'],
  }),
  memberTable({
    name: 'missed_questions',
    columns: ['course', 'lesson', 'question', 'times_right', 'ask_at'],
    label: ['question of a lesson to repeat', 'questions of lessons to repeat'],
  }),
  memberTable({ name: 'lesson_question_opt_outs', columns: ['opted_out_at'], label: null }),
]
