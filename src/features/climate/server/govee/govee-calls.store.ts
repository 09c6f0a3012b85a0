import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'

/** How often the API was called, by day (UTC), of all members together. */
export interface GoveeCallsStore {
  /** Counts a call, unless so many were made on that day already. Resolves with whether it may be made. */
  take(day: string, limit: number): Promise<boolean>
  count(day: string): Promise<number>
}

export function openGoveeCallsStore({ orm }: Pick<Database, 'orm'>): GoveeCallsStore {
  return {
    async take(day, limit) {
      const { rowCount } = await orm.execute(sql`
        insert into govee_calls as c (day, calls) values (${day}, 1)
        on conflict (day) do update set calls = c.calls + 1 where c.calls < ${limit}`)
      return rowCount === 1
    },
    async count(day) {
      const { rows } = await orm.execute<{ calls: number }>(
        sql`select calls from govee_calls where day = ${day}`,
      )
      return rows[0]?.calls ?? 0
    },
  }
}
