import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const lessonCompletions = pgTable('lesson_completions', {
  user_id: uuid('user_id').notNull(),
  course: text('course').notNull(),
  lesson: text('lesson').notNull(),
  completed_at: timestamp('completed_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

export const missedQuestions = pgTable('missed_questions', {
  user_id: uuid('user_id').notNull(),
  course: text('course').notNull(),
  lesson: text('lesson').notNull(),
  question: text('question').notNull(),
  times_right: smallint('times_right').notNull().default(0),
  ask_at: timestamp('ask_at', { withTimezone: true, precision: 3 }).notNull(),
})

/** Members who are not asked again what they missed. */
export const lessonQuestionOptOuts = pgTable('lesson_question_opt_outs', {
  user_id: uuid('user_id').notNull(),
  opted_out_at: timestamp('opted_out_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
