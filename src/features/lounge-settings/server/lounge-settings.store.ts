import { type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'

export interface StoredSetting extends Record<string, unknown> {
  name: string
  value: string | null
  sealed: string | null
  version: number
  changed_at: string
  /** A name, or 'An admin' where the account has none or is gone. */
  changed_by: string | null
}

export interface ChangedSetting {
  name: string
  value: string | null
  sealed: string | null
  /** As it was read; 0: there was no row. */
  version: number
}

/** For admins: the caller answers for that. */
export interface LoungeSettingsStore {
  list(): Promise<StoredSetting[]>
  /** All or none; false when one of them has another version by now. */
  change(changes: readonly ChangedSetting[], entry: AuditEntry): Promise<boolean>
}

class ChangedMeanwhile extends Error {}

export function openLoungeSettings({ service }: Pick<Database, 'service'>): LoungeSettingsStore {
  return {
    list: () =>
      query<StoredSetting>(
        service,
        sql`select s.name, s.value, s.sealed, s.version, s.changed_at,
            case when s.changed_by is not null then coalesce(nullif(trim(p.full_name), ''), 'An admin') end as changed_by
          from lounge_settings s left join profiles p on p.id = s.changed_by`,
      ),
    async change(changes, entry) {
      try {
        await inTransaction(service, undefined, async transaction => {
          for (const change of changes) {
            const written = await query(transaction, writing(change, entry.actorId))
            if (written.length === 0) throw new ChangedMeanwhile()
          }
          await recordAudit(transaction, entry)
        })
        return true
      } catch (failure) {
        if (failure instanceof ChangedMeanwhile) return false
        throw failure
      }
    },
  }
}

/** Writes nothing where the row is another one than that which was read. */
function writing({ name, value, sealed, version }: ChangedSetting, by: string | null): SQL {
  return sql`insert into lounge_settings as s (name, value, sealed, changed_by) values (${name}, ${value}, ${sealed}, ${by})
    on conflict (name) do update set value = excluded.value, sealed = excluded.sealed, version = s.version + 1,
      changed_at = now(), changed_by = excluded.changed_by
    where s.version = ${version}
    returning s.name`
}

export async function countSettingsChangedSince(
  { service }: Pick<Database, 'service'>,
  since: Date,
): Promise<number> {
  const [counted] = await query<{ count: number }>(
    service,
    sql`select count(*)::int as count from lounge_settings where changed_at > ${since.toISOString()}::timestamptz`,
  )
  return counted!.count
}
