import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** The migration sets the defaults; `default` here only makes a column optional on insert. */
export const memberNarrations = pgTable(
  'tellings',
  {
    user_id: uuid('user_id').notNull(),
    day: date('day').notNull().default(''),
    times: integer('times').notNull().default(0),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  },
  ({ user_id, day }) => [primaryKey({ columns: [user_id, day] })],
)

export const totalNarrations = pgTable('house_tellings', {
  day: date('day').primaryKey().default(''),
  times: integer('times').notNull().default(0),
})
