import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { pairings, seededPairings } from './curated-pairing.tables.ts'
import type { PairingEntry } from './read-curated-pairings.ts'

/** Rows of the data file that were seeded before; `row` is null if it was deleted since. */
export function listSeeded(transaction: Transaction) {
  return transaction
    .select({ key: seededPairings.key, fingerprint: seededPairings.fingerprint, row: pairings })
    .from(seededPairings)
    .leftJoin(pairings, eq(pairings.id, seededPairings.pairing_id))
}

/** An existing row with the same slug stays as it is. */
export async function insertSeeded(
  transaction: Transaction,
  pairing: PairingEntry,
  fingerprint: string,
): Promise<void> {
  const [row] = await transaction.insert(pairings).values(pairing).onConflictDoNothing().returning()
  if (!row) return
  await transaction
    .insert(seededPairings)
    .values({ key: pairing.slug, pairing_id: row.id, fingerprint })
    .onConflictDoNothing()
}

export async function updateSeeded(
  transaction: Transaction,
  id: string,
  pairing: PairingEntry,
  fingerprint: string,
): Promise<void> {
  await transaction
    .update(pairings)
    .set({ ...pairing, version: sql`${pairings.version} + 1` })
    .where(eq(pairings.id, id))
  await transaction
    .update(seededPairings)
    .set({ fingerprint, planted_at: new Date() })
    .where(eq(seededPairings.key, pairing.slug))
}
