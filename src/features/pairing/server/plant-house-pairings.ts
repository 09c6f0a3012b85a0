import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { pairings, plantedPairings } from './pairings.tables.ts'
import type { WrittenPairing } from './read-house-pairings.ts'

type Words = { [Column in keyof WrittenPairing]: string | null }

/**
 * Brings in what is new in the file and what was written anew there. A row that somebody edited in the house is theirs
 * from then on, and one that somebody removed does not come back. The first evening begins with the first of the file.
 */
export async function plantHousePairings(
  transaction: Transaction,
  written: readonly WrittenPairing[],
): Promise<void> {
  const known = await transaction
    .select({ key: plantedPairings.key, fingerprint: plantedPairings.fingerprint, row: pairings })
    .from(plantedPairings)
    .leftJoin(pairings, eq(pairings.id, plantedPairings.pairing_id))
  const knownByKey = new Map(known.map(each => [each.key, each]))
  for (const pairing of written) {
    const before = knownByKey.get(pairing.slug)
    if (!before) await plant(transaction, pairing)
    else if (before.row && fingerprintOf(before.row) === before.fingerprint)
      await replace(transaction, before.row.id, pairing)
  }
  await featureFirst(transaction, written)
}

/** Where somebody wrote a pairing under that address already, theirs stays. */
async function plant(transaction: Transaction, pairing: WrittenPairing): Promise<void> {
  const [row] = await transaction.insert(pairings).values(pairing).onConflictDoNothing().returning()
  if (!row) return
  await transaction
    .insert(plantedPairings)
    .values({ key: pairing.slug, pairing_id: row.id, fingerprint: fingerprintOf(pairing) })
    .onConflictDoNothing()
}

async function replace(transaction: Transaction, id: string, pairing: WrittenPairing): Promise<void> {
  await transaction.update(pairings).set(pairing).where(eq(pairings.id, id))
  await transaction
    .update(plantedPairings)
    .set({ fingerprint: fingerprintOf(pairing), planted_at: new Date() })
    .where(eq(plantedPairings.key, pairing.slug))
}

async function featureFirst(transaction: Transaction, [first]: readonly WrittenPairing[]): Promise<void> {
  const featured = await transaction.select().from(pairings).where(eq(pairings.is_featured, true))
  if (featured.length > 0 || !first) return
  await transaction
    .update(pairings)
    .set({ is_featured: true, featured_at: new Date() })
    .where(eq(pairings.slug, first.slug))
}

function fingerprintOf(words: Words): string {
  const { title, slug, cigar_name, cigar_body, cigar_duration, cigar_desc } = words
  const { spirit_name, spirit_desc, description } = words
  const told = [title, slug, cigar_name, cigar_body, cigar_duration, cigar_desc, spirit_name, spirit_desc]
  return createHash('sha256')
    .update(JSON.stringify([...told, description]))
    .digest('hex')
}
