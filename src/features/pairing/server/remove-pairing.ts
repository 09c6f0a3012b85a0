import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { featurePairing, findNextToFeature, lockPairings, type NextPairing } from './curated-pairing.store.ts'
import { deletePairing } from './managed-pairing.store.ts'

/** With the pairing that became Tonight's Pick in its place; undefined if there is no such pairing. */
export async function removePairing(
  { service }: Pick<Database, 'service'>,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<{ pick: NextPairing | null } | undefined> {
  return inTransaction(service, undefined, async transaction => {
    await lockPairings(transaction)
    const removed = await deletePairing(transaction, id)
    if (!removed) return undefined
    const { title, slug, is_featured } = removed
    await recordAudit(transaction, {
      ...actor,
      action: 'pairing.remove',
      target: id,
      details: { title, slug },
    })
    return { pick: is_featured ? await featureNext(transaction, now) : null }
  })
}

async function featureNext(transaction: Transaction, now: Date): Promise<NextPairing | null> {
  const next = await findNextToFeature(transaction)
  if (next) await featurePairing(transaction, next.slug, now)
  return next ?? null
}
