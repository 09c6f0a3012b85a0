import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { pairings } from './curated-pairing.tables.ts'

export type CuratedPairingRow = typeof pairings.$inferSelect

export function openCuratedPairingStore({ orm }: Pick<Database, 'orm'>) {
  return {
    findFeatured: () => findFeatured(orm),
    findBySlug: async (slug: string): Promise<CuratedPairingRow | undefined> =>
      (await orm.select().from(pairings).where(eq(pairings.slug, slug)))[0],
  }
}

export async function findFeatured(
  executor: Pick<Database['orm'], 'select'>,
): Promise<CuratedPairingRow | undefined> {
  const [row] = await executor.select().from(pairings).where(eq(pairings.is_featured, true))
  return row
}

/** Until the end of the transaction, other servers on the same database wait here. */
export async function lockPairings(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${pairings} in share row exclusive mode`)
}

export interface NextPairing {
  id: string
  title: string
  slug: string
}

/** The one that has waited longest, starting with those never featured. */
export async function findNextToFeature(
  executor: Pick<Database['orm'], 'select'>,
): Promise<NextPairing | undefined> {
  const { id, title, slug } = pairings
  const [next] = await executor
    .select({ id, title, slug })
    .from(pairings)
    .where(eq(pairings.is_featured, false))
    // By hash: in alphabetical order many rums would follow each other.
    .orderBy(sql`${pairings.featured_at} nulls first`, sql`md5(${pairings.slug})`, asc(pairings.id))
    .limit(1)
  return next
}

/** In place of the pairing that is featured now, also of one that was chosen. */
export async function featurePairing(transaction: Transaction, slug: string, now: Date): Promise<void> {
  await transaction
    .update(pairings)
    .set({ is_featured: false, chosen_at: null, chosen_until: null })
    .where(eq(pairings.is_featured, true))
  await transaction
    .update(pairings)
    .set({ is_featured: true, featured_at: now })
    .where(eq(pairings.slug, slug))
}
