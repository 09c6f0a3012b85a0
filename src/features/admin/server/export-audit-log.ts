import { csvHeader, csvRows } from '#platform/server/write-csv.ts'
import type { AuditLogStore, StoredEntry } from './audit-log.store.ts'

const columns = [
  'position',
  'happened_at',
  'actor_id',
  'actor_name',
  'action',
  'target',
  'target_name',
  'details',
  'address',
  'request_id',
] as const
const chunkSize = 500

/** The oldest entry first, read piece by piece. */
export async function* exportAuditLog({
  listAfter,
}: Pick<AuditLogStore, 'listAfter'>): AsyncGenerator<string> {
  yield csvHeader(columns)
  let position = 0
  for (;;) {
    const entries = await listAfter(position, chunkSize)
    if (entries.length > 0) yield csvRows(columns, entries.map(toRow))
    if (entries.length < chunkSize) return
    position = entries.at(-1)!.position
  }
}

function toRow({ happened_at, details, ...entry }: StoredEntry) {
  return { ...entry, happened_at: new Date(happened_at), details: JSON.stringify(details) }
}
