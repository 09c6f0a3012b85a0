import { csvHeader, csvRows } from '#platform/server/write-csv.ts'
import type { VaultStore } from './vault.store.ts'

const columns = [
  'cigar_name',
  'pairing_type',
  'pairing_name',
  'rating',
  'status',
  'tried_on',
  'created_at',
  'score',
  'own_notes',
  'notes',
] as const
/** At most 5 MB with notes of the maximum length, typically half a megabyte. */
const rowsPerQuery = 500

/**
 * The vault as CSV, one query per piece: only one piece is in memory, and no transaction stays open while the client
 * downloads.
 */
export async function* exportPairings(vault: VaultStore, memberId: string): AsyncGenerator<string> {
  yield csvHeader(columns)
  for (let after: Parameters<VaultStore['listAfter']>[1]; ; ) {
    const rows = await vault.listAfter(memberId, after, rowsPerQuery)
    yield csvRows(columns, rows)
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerQuery) return
    after = { rating: 0, createdAt: new Date(last.created_at), id: last.id }
  }
}
