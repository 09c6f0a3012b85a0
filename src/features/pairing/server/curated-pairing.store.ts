import { eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { pairings } from './curated-pairing.tables.ts'

export type CuratedPairingRow = typeof pairings.$inferSelect

export function openCuratedPairingStore({ orm }: Pick<Database, 'orm'>) {
  return {
    findFeatured: async (): Promise<CuratedPairingRow | undefined> =>
      (await orm.select().from(pairings).where(eq(pairings.is_featured, true)))[0],
    findBySlug: async (slug: string): Promise<CuratedPairingRow | undefined> =>
      (await orm.select().from(pairings).where(eq(pairings.slug, slug)))[0],
  }
}
