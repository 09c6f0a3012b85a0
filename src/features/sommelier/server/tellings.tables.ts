import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** Defaults stand in the migration; those that are named here may be left out. */
export const tellings = pgTable(
  'tellings',
  {
    user_id: uuid('user_id').notNull(),
    /** In UTC. */
    day: date('day').notNull().default(''),
    times: integer('times').notNull().default(0),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  },
  ({ user_id, day }) => [primaryKey({ columns: [user_id, day] })],
)

/** Of all members together. */
export const houseTellings = pgTable('house_tellings', {
  day: date('day').primaryKey().default(''),
  times: integer('times').notNull().default(0),
})
