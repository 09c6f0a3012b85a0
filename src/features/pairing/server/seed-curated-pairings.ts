import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { pairings, seededPairings } from './curated-pairing.tables.ts'
import type { PairingEntry } from './read-curated-pairings.ts'

type PairingTexts = { [Column in keyof PairingEntry]: string | null }

/**
 * Inserts new pairings of the file and updates changed ones. Rows that were edited in the database are left alone, and
 * deleted rows do not come back. If no pairing is featured, the first of the file is.
 */
export async function seedCuratedPairings(
  transaction: Transaction,
  entries: readonly PairingEntry[],
): Promise<void> {
  const seeded = await transaction
    .select({ key: seededPairings.key, fingerprint: seededPairings.fingerprint, row: pairings })
    .from(seededPairings)
    .leftJoin(pairings, eq(pairings.id, seededPairings.pairing_id))
  const seededByKey = new Map(seeded.map(row => [row.key, row]))
  for (const pairing of entries) {
    const previous = seededByKey.get(pairing.slug)
    if (!previous) await insertEntry(transaction, pairing)
    else if (previous.row && fingerprintOf(previous.row) === previous.fingerprint)
      await updateEntry(transaction, previous.row.id, pairing)
  }
  await featureFirst(transaction, entries)
}

/** Keeps an existing row with the same slug. */
async function insertEntry(transaction: Transaction, pairing: PairingEntry): Promise<void> {
  const [row] = await transaction.insert(pairings).values(pairing).onConflictDoNothing().returning()
  if (!row) return
  await transaction
    .insert(seededPairings)
    .values({ key: pairing.slug, pairing_id: row.id, fingerprint: fingerprintOf(pairing) })
    .onConflictDoNothing()
}

async function updateEntry(transaction: Transaction, id: string, pairing: PairingEntry): Promise<void> {
  await transaction.update(pairings).set(pairing).where(eq(pairings.id, id))
  await transaction
    .update(seededPairings)
    .set({ fingerprint: fingerprintOf(pairing), planted_at: new Date() })
    .where(eq(seededPairings.key, pairing.slug))
}

async function featureFirst(transaction: Transaction, [first]: readonly PairingEntry[]): Promise<void> {
  const featured = await transaction.select().from(pairings).where(eq(pairings.is_featured, true))
  if (featured.length > 0 || !first) return
  await transaction
    .update(pairings)
    .set({ is_featured: true, featured_at: new Date() })
    .where(eq(pairings.slug, first.slug))
}

function fingerprintOf(texts: PairingTexts): string {
  const { title, slug, cigar_name, cigar_body, cigar_duration, cigar_desc } = texts
  const { spirit_name, spirit_desc, description } = texts
  const columns = [title, slug, cigar_name, cigar_body, cigar_duration, cigar_desc, spirit_name, spirit_desc]
  return createHash('sha256')
    .update(JSON.stringify([...columns, description]))
    .digest('hex')
}
