import { sql } from 'drizzle-orm'
import { type AuditEntry, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { LoungeProfile } from '../lounge-profile.contract.ts'

export interface LoungeProfileStore {
  read(): Promise<LoungeProfile>
  /** False when it has another version by now. */
  change(
    changes: Pick<LoungeProfile, 'address' | 'hours' | 'houseRules' | 'welcome' | 'version'>,
    entry: AuditEntry,
  ): Promise<boolean>
}

export function openLoungeProfileStore({ service }: Pick<Database, 'service'>): LoungeProfileStore {
  return {
    async read() {
      const [row] = await query<LoungeProfile & Record<string, unknown>>(
        service,
        sql`select l.address, l.hours, l.house_rules as "houseRules", l.welcome, l.version, l.changed_at as "changedAt",
            case when l.changed_by is not null then coalesce(nullif(trim(p.full_name), ''), 'An admin') end as "changedBy"
          from lounge_profile l left join profiles p on p.id = l.changed_by`,
      )
      const { changedAt, ...profile } = row!
      return { ...profile, changedAt: changedAt && new Date(changedAt).toISOString() }
    },
    change: ({ address, hours, houseRules, welcome, version }, entry) =>
      inTransaction(service, undefined, async (transaction: Transaction) => {
        const written = await query(
          transaction,
          sql`update lounge_profile set address = ${address}, hours = ${hours}, house_rules = ${houseRules},
              welcome = ${welcome}, version = version + 1, changed_at = now(), changed_by = ${entry.actorId}
            where version = ${version} returning version`,
        )
        if (written.length === 0) return false
        await recordAudit(transaction, entry)
        return true
      }),
  }
}
