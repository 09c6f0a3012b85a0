import { type SQL, sql } from 'drizzle-orm'

/** For a column with a time: so many days from now, by the clock of the database. */
export function inDays(days: number): SQL {
  return sql`now() + make_interval(days => ${days}::int)`
}
