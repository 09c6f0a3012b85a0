import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { featurePairing, findFeatured } from './curated-pairing.store.ts'
import type { PairingEntry } from './read-curated-pairings.ts'
import { insertSeeded, listSeeded, updateSeeded } from './seeded-pairing.store.ts'

type PairingTexts = { [Column in keyof PairingEntry]: string | null }

/**
 * Inserts new pairings of the file and updates changed ones. Rows that were edited in the database are left alone, and
 * deleted rows do not come back. If no pairing is featured, the first of the file is.
 */
export async function seedCuratedPairings(
  transaction: Transaction,
  entries: readonly PairingEntry[],
): Promise<void> {
  const seededByKey = new Map((await listSeeded(transaction)).map(row => [row.key, row]))
  for (const pairing of entries) {
    const previous = seededByKey.get(pairing.slug)
    if (!previous) await insertSeeded(transaction, pairing, fingerprintOf(pairing))
    else if (previous.row && fingerprintOf(previous.row) === previous.fingerprint)
      await updateSeeded(transaction, previous.row.id, pairing, fingerprintOf(pairing))
  }
  const [first] = entries
  if (first && !(await findFeatured(transaction))) await featurePairing(transaction, first.slug, new Date())
}

function fingerprintOf(texts: PairingTexts): string {
  const { title, slug, cigar_name, cigar_body, cigar_duration, cigar_desc } = texts
  const { spirit_name, spirit_desc, description } = texts
  const columns = [title, slug, cigar_name, cigar_body, cigar_duration, cigar_desc, spirit_name, spirit_desc]
  return createHash('sha256')
    .update(JSON.stringify([...columns, description]))
    .digest('hex')
}
