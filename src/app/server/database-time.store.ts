import type { Database } from '#platform/server/database/open-database.ts'

/** By the clock of the database, to which the times of its rows compare. */
export async function readDatabaseTime({ app }: Pick<Database, 'app'>): Promise<Date> {
  const { rows } = await app.query<{ now: Date }>('select now() as now')
  return rows[0]!.now
}
