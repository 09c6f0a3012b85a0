import type { Database } from '#platform/server/database/open-database.ts'
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
  arrived: number
  going: number
}

/** Of all members, for admins: the caller answers for that. Undefined: no such ticket. */
export interface TicketsStore {
  find(code: string): Promise<StoredTicket | undefined>
  /** Keeps the moment of the first time; without effect unless the party is going. */
  checkIn(code: string): Promise<StoredTicket | undefined>
  undoCheckIn(code: string): Promise<StoredTicket | undefined>
}

const find = `select a.user_id, a.ticket as code, e.title, e.start_time, e.time_zone, e.location,
    coalesce(nullif(trim(p.full_name), ''), u.email, 'A member') as name, a.party_size, a.answer,
    a.checked_in_at, c.arrived, c.going
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

export function openTicketsStore({ service }: Pick<Database, 'service'>): TicketsStore {
  const findTicket = async (code: string) => (await service.query<StoredTicket>(find, [code])).rows[0]
  return {
    find: findTicket,
    async checkIn(code) {
      await service.query(
        `update event_answers set checked_in_at = now()
         where ticket = $1 and answer = 'going' and checked_in_at is null`,
        [code],
      )
      return findTicket(code)
    },
    async undoCheckIn(code) {
      await service.query('update event_answers set checked_in_at = null where ticket = $1', [code])
      return findTicket(code)
    },
  }
}
