import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { markKinds, marks } from '../marks.contract.ts'

export const catalogueMarks = pgTable('catalogue_marks', {
  user_id: uuid('user_id').notNull(),
  kind: text('kind', { enum: markKinds }).notNull(),
  item_id: text('item_id').notNull(),
  mark: text('mark', { enum: marks }).notNull(),
  /** The migration sets the default. */
  marked_at: timestamp('marked_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
