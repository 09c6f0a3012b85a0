import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { contentFingerprints } from './content-fingerprints.tables.ts'

/** By the key of the seed. */
export async function readFingerprints({ orm }: Pick<Database, 'orm'>): Promise<Map<string, string>> {
  const rows = await orm.select().from(contentFingerprints)
  return new Map(rows.map(({ key, fingerprint }) => [key, fingerprint]))
}

export async function saveFingerprint(
  transaction: Transaction,
  key: string,
  fingerprint: string,
): Promise<void> {
  await transaction
    .insert(contentFingerprints)
    .values({ key, fingerprint })
    .onConflictDoUpdate({ target: contentFingerprints.key, set: { fingerprint, planted_at: new Date() } })
}
