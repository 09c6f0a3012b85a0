import { headOfCsv, lineOfCsv } from '#platform/server/write-csv.ts'
import type { VaultStore } from './vault.store.ts'

const columns = ['cigar_name', 'pairing_type', 'pairing_name', 'rating', 'created_at', 'notes'] as const
/** With notes as long as they may be this is some 5 MB, and half of one as the house writes them. */
const rowsAtOnce = 500

/**
 * The vault as CSV, in pieces. Each is a question of its own: no more than one is in memory, however long the vault is,
 * and no transaction waits for a network.
 */
export async function* exportPairings(vault: VaultStore, memberId: string): AsyncGenerator<string> {
  yield headOfCsv(columns)
  for (let after: Parameters<VaultStore['leaf']>[1]; ; ) {
    const rows = await vault.leaf(memberId, after, rowsAtOnce)
    yield rows.map(row => lineOfCsv(columns.map(column => row[column]))).join('')
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = { rating: 0, createdAt: new Date(last.created_at), id: last.id }
  }
}
