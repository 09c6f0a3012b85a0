import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AnswerSource } from '../ask.contract.ts'

/** The migration sets the defaults; a default here only makes a column optional on insert. */
export const arturoQuestions = pgTable('arturo_questions', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  conversation_id: uuid('conversation_id').notNull(),
  question: text('question').notNull(),
  response: text('response').notNull(),
  sources: jsonb('sources').$type<AnswerSource[]>().notNull().default([]),
  refused: boolean('refused').notNull(),
  helpful: boolean('helpful'),
  fallback_reason: text('fallback_reason'),
  stopped_at: timestamp('stopped_at', { withTimezone: true, precision: 3 }),
  created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  removed_at: timestamp('removed_at', { withTimezone: true, precision: 3 }),
})

export const arturoMemories = pgTable('arturo_memories', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  value: text('value').notNull(),
  words: text('words').notNull(),
  told_at: timestamp('told_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  removed_at: timestamp('removed_at', { withTimezone: true, precision: 3 }),
})
