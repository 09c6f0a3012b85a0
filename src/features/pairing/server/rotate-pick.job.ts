import * as z from 'zod/mini'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { pickChanged } from '../curated-pairing.contract.ts'
import { isChosenAt, nightBegan } from '../pick-night.rules.ts'
import { featurePairing, findFeatured, findNextToFeature, lockPairings } from './curated-pairing.store.ts'

/** Runs hourly and acts once a night, so that a server that was down at the time still catches up. */
export const rotatePick: JobKind<Record<string, never>> = {
  name: 'rotate-pick',
  input: z.object({}),
  schedule: '7 * * * *',
}

interface Services {
  database: Pick<Database, 'service'>
  live: Pick<Live, 'publishToAll'>
}

/**
 * Features the pairing that has waited longest, starting with those never featured, unless an admin chose one and the
 * choice lasts. Idempotent within a night.
 */
export async function runRotatePick({ database, live }: Services, now = new Date()): Promise<void> {
  const hasChanged = await inTransaction(database.service, undefined, async transaction => {
    // With two servers on one database, the second one waits here and then finds nothing to do.
    await lockPairings(transaction)
    const tonight = await findFeatured(transaction)
    if (tonight && (isChosenAt(tonight, now) || isOfTonight(tonight.featured_at, now))) return false
    const next = await findNextToFeature(transaction)
    if (next) await featurePairing(transaction, next.slug, now)
    return next !== undefined
  })
  if (hasChanged) live.publishToAll({ kind: pickChanged })
}

function isOfTonight(featuredAt: Date | null, now: Date): boolean {
  return featuredAt !== null && featuredAt >= nightBegan(now)
}
