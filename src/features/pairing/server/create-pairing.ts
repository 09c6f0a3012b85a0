import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { slugify } from '#features/catalogue/server/read-catalogue.ts'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { NewPairing } from '../managed-pairings.contract.ts'
import { bodyAndDurationOfName } from './body-and-duration.ts'
import { type CuratedPairingRow, lockPairings } from './curated-pairing.store.ts'
import { findPairing, insertPairing, slugsLike } from './managed-pairing.store.ts'
import { textsToStore } from './texts-to-store.ts'

export interface PairingWriter {
  catalogue: Catalogue
  database: Pick<Database, 'service'>
}

/** Sent again with the same ID, it is the pairing that exists. */
export async function createPairing(
  { catalogue, database }: PairingWriter,
  actor: Actor,
  { id, ...texts }: NewPairing,
): Promise<CuratedPairingRow> {
  return inTransaction(database.service, undefined, async transaction => {
    // Two pairings of one title, created at once, get two addresses.
    await lockPairings(transaction)
    const existing = id && (await findPairing(transaction, id))
    if (existing) return existing
    const row = await insertPairing(transaction, {
      ...(id && { id }),
      ...texts,
      ...textsToStore(texts),
      ...bodyAndDurationOfName(catalogue, texts.cigar_name),
      slug: await freeSlug(transaction, texts.title),
    })
    const { title, slug } = row
    await recordAudit(transaction, {
      ...actor,
      action: 'pairing.create',
      target: row.id,
      details: { title, slug },
    })
    return row
  })
}

const maxSlugLength = 80
/** `/api/pairings/featured` is Tonight's Pick. */
const reserved = 'featured'

async function freeSlug(transaction: Transaction, title: string): Promise<string> {
  const slug = slugify(title).slice(0, maxSlugLength).replace(/-$/, '') || 'pairing'
  const taken = (await slugsLike(transaction, slug)).add(reserved)
  let free = slug
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`
  return free
}
