import { asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import { pairings } from './pairings.tables.ts'

/** Looks in every hour and acts once a night, so that a house that slept through the hour of the change still has it. */
export const rotatePick: JobKind<Record<string, never>> = {
  name: 'rotate-pick',
  input: z.object({}),
  schedule: '7 * * * *',
}

/** In UTC: around midnight in Atlanta. */
const changesAtHour = 4
const hourMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * hourMilliseconds

/**
 * Gives Tonight's Pick to the pairing that has waited longest, one that never had it first, unless an admin chose.
 * Done a second time in the same night it changes nothing.
 */
export async function runRotatePick(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  now = new Date(),
): Promise<void> {
  await inTransaction(undefined, async transaction => {
    // Two houses on one database: the second waits here, and then finds that tonight is seen to.
    await transaction.execute(sql`lock table ${pairings} in share row exclusive mode`)
    const [tonight] = await transaction.select().from(pairings).where(eq(pairings.is_featured, true))
    if (tonight && (tonight.chosen_at || isOfTonight(tonight.featured_at, now))) return
    const [next] = await transaction
      .select({ id: pairings.id })
      .from(pairings)
      .where(eq(pairings.is_featured, false))
      // By a figure that says nothing, so that rums do not follow rums as they do in the alphabet.
      .orderBy(sql`${pairings.featured_at} nulls first`, sql`md5(${pairings.slug})`, asc(pairings.id))
      .limit(1)
    if (!next) return
    await transaction.update(pairings).set({ is_featured: false }).where(eq(pairings.is_featured, true))
    await transaction
      .update(pairings)
      .set({ is_featured: true, featured_at: now })
      .where(eq(pairings.id, next.id))
  })
}

function isOfTonight(featuredAt: Date | null, now: Date): boolean {
  const shift = changesAtHour * hourMilliseconds
  const began = Math.floor((now.getTime() - shift) / dayMilliseconds) * dayMilliseconds + shift
  return featuredAt !== null && featuredAt.getTime() >= began
}
