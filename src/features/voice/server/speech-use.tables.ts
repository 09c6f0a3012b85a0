import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** The migration sets the defaults; `default` here only makes a column optional on insert. */
export const speechUse = pgTable(
  'speech_use',
  {
    user_id: uuid('user_id').notNull(),
    day: date('day').notNull().default(''),
    characters: integer('characters').notNull().default(0),
  },
  ({ user_id, day }) => [primaryKey({ columns: [user_id, day] })],
)
