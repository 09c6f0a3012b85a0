import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { totalNarrations } from './narration-quota.tables.ts'

/** Of all members together, today (UTC). */
export async function countNarrationsToday({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const [today] = await orm
    .select({ times: totalNarrations.times })
    .from(totalNarrations)
    .where(eq(totalNarrations.day, sql`(now() at time zone 'UTC')::date`))
  return today?.times ?? 0
}
