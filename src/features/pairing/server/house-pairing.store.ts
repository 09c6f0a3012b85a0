import { eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { pairings } from './pairings.tables.ts'

export type PairingRow = typeof pairings.$inferSelect

/** Pairings that the house shows everyone. */
export function openHousePairingStore({ orm }: Pick<Database, 'orm'>) {
  return {
    findFeatured: async (): Promise<PairingRow | undefined> =>
      (await orm.select().from(pairings).where(eq(pairings.is_featured, true)))[0],
    findBySlug: async (slug: string): Promise<PairingRow | undefined> =>
      (await orm.select().from(pairings).where(eq(pairings.slug, slug)))[0],
  }
}
