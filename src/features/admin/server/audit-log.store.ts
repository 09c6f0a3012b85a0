import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import { entriesPerPage } from '../desk.contract.ts'

export interface StoredEntry extends Record<string, unknown> {
  position: number
  happened_at: string | Date
  actor_id: string | null
  actor_name: string | null
  action: string
  target: string
  /** Of an account, an event or a curated pairing. */
  target_name: string | null
  details: Record<string, unknown>
  address: string | null
  request_id: string | null
}

export interface LogFilter {
  action: string
  who: string
  before?: number | undefined
}

export interface AuditLogStore {
  /** One more than a page holds, if there are more. */
  list(filter: LogFilter): Promise<StoredEntry[]>
  /** The first ones after a position, the oldest first. */
  listAfter(position: number, limit: number): Promise<StoredEntry[]>
  /** The position of the first entry that was changed, or before which one is missing; null: none. */
  findBroken(): Promise<number | null>
}

const columns = sql`e.position::float8 as position, e.happened_at, e.actor_id, e.action, e.target, e.details, e.address,
  e.request_id, coalesce(nullif(trim(a.name), ''), a.email) as actor_name,
  coalesce(nullif(trim(t.name), ''), t.email, v.title, e.details->>'title') as target_name`
const entries = sql`audit_log e left join users a on a.id = e.actor_id left join users t on t.id::text = e.target
  left join events v on v.id::text = e.target`

export function openAuditLog({ service }: Pick<Database, 'service'>): AuditLogStore {
  return {
    list({ action, who, before = Number.MAX_SAFE_INTEGER }) {
      const name = who.toLowerCase()
      return query<StoredEntry>(
        service,
        sql`select ${columns} from ${entries}
          where e.position < ${before} and starts_with(e.action, ${action})
            and (${name} = '' or position(${name} in lower(concat_ws(' ', a.name, a.email, t.name, t.email, v.title))) > 0)
          order by e.position desc limit ${entriesPerPage + 1}`,
      )
    },
    listAfter: (position, limit) =>
      query<StoredEntry>(
        service,
        sql`select ${columns} from ${entries} where e.position > ${position} order by e.position limit ${limit}`,
      ),
    async findBroken() {
      const { rows } = await service.query<{ position: string | null }>(
        'select first_broken_audit_entry() as position',
      )
      const position = rows[0]?.position ?? null
      return position === null ? null : Number(position)
    },
  }
}
