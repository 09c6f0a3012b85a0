import * as z from 'zod/mini'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import { featurePairing, findFeatured, findNextToFeature, lockPairings } from './curated-pairing.store.ts'

/** Runs hourly and acts once a night, so that a server that was down at the time still catches up. */
export const rotatePick: JobKind<Record<string, never>> = {
  name: 'rotate-pick',
  input: z.object({}),
  schedule: '7 * * * *',
}

/** In UTC: around midnight in Atlanta. */
const rotationHour = 4
const hourMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * hourMilliseconds

/**
 * Features the pairing that has waited longest, starting with those never featured, unless an admin chose one.
 * Idempotent within a night.
 */
export async function runRotatePick(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  now = new Date(),
): Promise<void> {
  await inTransaction(undefined, async transaction => {
    // With two servers on one database, the second one waits here and then finds nothing to do.
    await lockPairings(transaction)
    const tonight = await findFeatured(transaction)
    if (tonight && (tonight.chosen_at || isOfTonight(tonight.featured_at, now))) return
    const next = await findNextToFeature(transaction)
    if (next) await featurePairing(transaction, next.slug, now)
  })
}

function isOfTonight(featuredAt: Date | null, now: Date): boolean {
  const shift = rotationHour * hourMilliseconds
  const began = Math.floor((now.getTime() - shift) / dayMilliseconds) * dayMilliseconds + shift
  return featuredAt !== null && featuredAt.getTime() >= began
}
