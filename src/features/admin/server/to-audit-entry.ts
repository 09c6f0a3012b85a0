import type { AuditEntry } from '../desk.contract.ts'
import type { StoredEntry } from './audit-log.store.ts'

export function toAuditEntry({ actor_id, actor_name, happened_at, ...entry }: StoredEntry): AuditEntry {
  return {
    ...entry,
    happened_at: new Date(happened_at).toISOString(),
    // An account that is gone has left its ID.
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? 'A former member' },
  }
}
