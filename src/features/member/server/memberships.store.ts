import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#features/accounts/accounts.contract.ts'
import type { Duty } from '#platform/api.contract.ts'
import { type AuditEntry, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { Profile } from '../member.contract.ts'
import { listedMembers } from '../memberships.contract.ts'

export interface StoredMembership extends Record<string, unknown> {
  id: string
  email: string
  full_name: string
  membership_tier: Profile['membership_tier']
  paid_until: string | null
  note: string
  role: Role
  duties: Duty[]
  banned: boolean
  ban_reason: string | null
  banned_until: Date | null
  two_factor_enabled: boolean
  last_sign_in_at: Date | null
  created_at: Date
}

export interface MembershipSearch {
  /** In the name or the mail address; empty: everybody. */
  search: string
  which: 'all' | 'staff' | 'ended' | 'banned'
  /** Of the lounge, such as `2026-12-02`. */
  today: string
}

export interface MembershipChanges {
  membership_tier?: Profile['membership_tier'] | undefined
  paid_until?: string | null | undefined
  note?: string | undefined
}

/** Of all members, for admins: the caller answers for that. */
export interface MembershipsStore {
  list(search: MembershipSearch): Promise<{ rows: StoredMembership[]; total: number }>
  find(id: string): Promise<StoredMembership | undefined>
  listAll(): Promise<StoredMembership[]>
  /** Undefined if there is no such member. */
  change(id: string, changes: MembershipChanges, entry: AuditEntry): Promise<StoredMembership | undefined>
}

const isBanned = sql.raw('(u.banned and (u.ban_expires is null or u.ban_expires > now()))')
const columns = sql`u.id, u.email, p.full_name, p.membership_tier, to_char(p.paid_until, 'YYYY-MM-DD') as paid_until,
  coalesce(n.note, '') as note, u.role, u.duties, ${isBanned} as banned, u.ban_reason, u.ban_expires as banned_until,
  u.two_factor_enabled, u.last_sign_in_at, u.created_at`
const members = sql`users u join profiles p on p.id = u.id left join member_notes n on n.user_id = u.id`
const newestFirst = sql`order by u.created_at desc, u.id desc`

export function openMemberships({ service }: Pick<Database, 'service'>): MembershipsStore {
  const find = async (id: string) => {
    const [row] = await query<StoredMembership>(
      service,
      sql`select ${columns} from ${members} where u.id = ${id}`,
    )
    return row && withDates(row)
  }
  return {
    find,
    async list(search) {
      const where = whereOf(search)
      const rows = await query<StoredMembership>(
        service,
        sql`select ${columns} from ${members} where ${where} ${newestFirst} limit ${listedMembers}`,
      )
      const [counted] = await query<{ total: number }>(
        service,
        sql`select count(*)::int as total from ${members} where ${where}`,
      )
      return { rows: rows.map(withDates), total: counted!.total }
    },
    async listAll() {
      const rows = await query<StoredMembership>(
        service,
        sql`select ${columns} from ${members} ${newestFirst}`,
      )
      return rows.map(withDates)
    },
    async change(id, { membership_tier, paid_until, note }, entry) {
      const isThere = await inTransaction(service, undefined, async transaction => {
        const [row] = await query(
          transaction,
          sql`update profiles set membership_tier = coalesce(${membership_tier ?? null}, membership_tier),
              paid_until = case when ${paid_until !== undefined} then ${paid_until ?? null}::date else paid_until end
            where id = ${id} returning id`,
        )
        if (!row) return false
        if (note !== undefined) await query(transaction, noteStatement(id, note, entry.actorId))
        await recordAudit(transaction, entry)
        return true
      })
      return isThere ? find(id) : undefined
    },
  }
}

function whereOf({ search, which, today }: MembershipSearch): SQL {
  const text = search.toLowerCase()
  const isFound = sql`(${text} = '' or position(${text} in u.email) > 0 or position(${text} in lower(p.full_name)) > 0)`
  if (which === 'staff') return sql`${isFound} and u.role <> 'member'`
  if (which === 'banned') return sql`${isFound} and ${isBanned}`
  if (which === 'ended') return sql`${isFound} and p.paid_until < ${today}::date`
  return isFound
}

function noteStatement(id: string, note: string, writtenBy: string | null): SQL {
  if (note === '') return sql`delete from member_notes where user_id = ${id}`
  return sql`insert into member_notes (user_id, note, written_by, written_at) values (${id}, ${note}, ${writtenBy}, now())
    on conflict (user_id) do update
      set note = excluded.note, written_by = excluded.written_by, written_at = excluded.written_at`
}

/** Through Drizzle moments come as text. */
function withDates(row: StoredMembership): StoredMembership {
  const dateOf = (value: Date | null) => value && new Date(value)
  return {
    ...row,
    banned_until: dateOf(row.banned_until),
    last_sign_in_at: dateOf(row.last_sign_in_at),
    created_at: new Date(row.created_at),
  }
}
