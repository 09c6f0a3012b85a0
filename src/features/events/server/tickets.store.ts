import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { Answer } from '../events.contract.ts'

export interface StoredTicket {
  user_id: string
  code: string
  title: string
  start_time: Date
  time_zone: string | null
  location: string | null
  name: string
  party_size: number
  answer: Answer
  checked_in_at: Date | null
  is_canceled: boolean
  arrived: number
  going: number
}

/** Of all members, for staff at the door: the caller answers for that. Undefined: no such ticket. */
export interface TicketsStore {
  find(code: string): Promise<StoredTicket | undefined>
  /** Keeps the moment of the first time; without effect unless the party is going to an event that takes place. */
  checkIn(code: string, actor: Actor): Promise<StoredTicket | undefined>
  undoCheckIn(code: string, actor: Actor): Promise<StoredTicket | undefined>
}

const find = `select a.user_id, a.ticket as code, e.title, e.start_time, e.time_zone, e.location,
    coalesce(nullif(trim(p.full_name), ''), u.email, 'A member') as name, a.party_size, a.answer,
    a.checked_in_at, e.cancelled_at is not null as is_canceled, c.arrived, c.going
  from event_answers a
  join events e on e.id = a.event_id
  left join profiles p on p.id = a.user_id
  left join users u on u.id = a.user_id
  cross join lateral (
    select coalesce(sum(g.party_size) filter (where g.checked_in_at is not null), 0)::int as arrived,
      coalesce(sum(g.party_size), 0)::int as going
    from event_answers g where g.event_id = e.id and g.answer = 'going'
  ) c
  where a.ticket = $1`

const checkIn = (code: string) => sql`update event_answers a set checked_in_at = now()
  where a.ticket = ${code} and a.answer = 'going' and a.checked_in_at is null
    and exists (select from events e where e.id = a.event_id and e.cancelled_at is null)
  returning a.event_id, a.user_id`
const undoCheckIn = (code: string) => sql`update event_answers set checked_in_at = null
  where ticket = ${code} and checked_in_at is not null returning event_id, user_id`

export function openTicketsStore({ service }: Pick<Database, 'service'>): TicketsStore {
  const findTicket = async (code: string) => (await service.query<StoredTicket>(find, [code])).rows[0]
  /** What changes nothing is no act. */
  const change = (statement: ReturnType<typeof checkIn>, actor: Actor, action: string) =>
    inTransaction(service, undefined, async transaction => {
      const [row] = await query<{ event_id: string; user_id: string }>(transaction, statement)
      if (!row) return
      const details = { member: row.user_id }
      await recordAudit(transaction, { ...actor, action, target: row.event_id, details })
    })
  return {
    find: findTicket,
    async checkIn(code, actor) {
      await change(checkIn(code), actor, 'ticket.check-in')
      return findTicket(code)
    },
    async undoCheckIn(code, actor) {
      await change(undoCheckIn(code), actor, 'ticket.undo-check-in')
      return findTicket(code)
    },
  }
}
